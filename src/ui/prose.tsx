import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import type { Inline, ProseBlock, RichText } from './prose-block.ts'

type ProseProps = {
  blocks: readonly ProseBlock[]
  /** What is drawn under the text of each term, first to last. */
  drawings?: readonly ReactNode[] | undefined
}

export function Prose({ blocks, drawings }: ProseProps) {
  return (
    <div className="grid max-w-measure gap-4">
      {blocks.map((block, index) => (
        // The blocks of a text are fixed, so their place is their identity.
        <Block key={index} block={block} drawings={drawings} />
      ))}
    </div>
  )
}

function Block({ block, drawings }: { block: ProseBlock } & Pick<ProseProps, 'drawings'>) {
  if (typeof block === 'string' || !('heading' in block || 'list' in block || 'terms' in block)) {
    return (
      <p>
        <Words of={block} />
      </p>
    )
  }
  if ('heading' in block) return <h3 className="mt-4 text-h4 font-semibold">{block.heading}</h3>
  if ('list' in block) {
    return (
      <ul className="grid list-['–__'] gap-2 pl-5 sm:-mr-5">
        {block.list.map((item, index) => (
          <li key={index}>
            <Words of={item} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="grid">
      {block.terms.map(({ term, text }, index) => (
        <div
          key={term}
          className="border-t border-line py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-6"
        >
          <dt className="font-semibold">{term}</dt>
          <dd>
            <Words of={text} />
            {drawings?.[index]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ of: text }: { of: RichText }) {
  if (typeof text === 'string') return text
  return text.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  const look = 'link-underline wrap-anywhere hover:text-link-hover'
  if ('to' in part) {
    return (
      <Link to={part.to} className={look}>
        {part.text}
      </Link>
    )
  }
  return (
    <a href={part.href} lang={part.lang} className={look}>
      {part.text}
    </a>
  )
}
