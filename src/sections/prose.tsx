import { Link } from 'react-router-dom'
import { linesShown, type Run, runsOf } from '#src/content/sentences/links.ts'
import type { Block } from '#src/content/types.ts'
import { classes } from '#src/ui/classes.ts'
import { unbroken } from '#src/ui/unbroken.tsx'

export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-measure gap-2.5 md:gap-4">
      {blocks.map((block, index) => (
        // A text's blocks are fixed, so their index identifies them.
        <BlockOf key={index} block={block} />
      ))}
    </div>
  )
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Sentence text={block} />
      </p>
    )
  }
  if (isList(block)) {
    return (
      <ul className="grid list-['–__'] gap-1.5 pl-5 md:gap-2">
        {linesShown(block).map((item) => (
          <li key={item}>
            <Sentence text={item} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="grid">
      {block.map(([term, text]) => (
        <div
          key={term}
          className="border-t border-line py-2 max-sm:*:inline sm:grid sm:py-3 sm:grid-cols-[11rem_1fr] sm:gap-x-6"
        >
          <dt className="font-semibold text-balance">{term}</dt>{' '}
          <dd>
            <Sentence text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isList(block: Exclude<Block, string>): block is readonly string[] {
  return typeof block[0] === 'string'
}

/** A text whose links are in brackets (content/sentences/links.ts). */
export function Sentence({ text }: { text: string }) {
  return runsOf(text).map((run, index) => <RunOf key={index} run={run} />)
}

function RunOf({ run }: { run: Run }) {
  if (typeof run === 'string') return unbroken(run)
  const { text, target } = run
  // The padding makes a link in a line of text 24 pixels high, and moves nothing.
  const linkStyles = 'py-1 link-underline wrap-anywhere hover:text-link-hover'
  if ('to' in target) {
    return (
      <Link to={target.to} className={linkStyles}>
        {text}
      </Link>
    )
  }
  return (
    <a
      href={target.href}
      lang={target.lang}
      className={classes(
        linkStyles,
        target.href.startsWith('tel:') && 'font-display whitespace-nowrap',
      )}
    >
      {unbroken(text)}
    </a>
  )
}
