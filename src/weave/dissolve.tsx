import { dissolve } from './dissolve-text.ts'

type DissolveProps = { text: string; lang?: string; className?: string }

/** A sentence that can be read halfway and then becomes stitches; screen readers get all of it, once. */
export function Dissolve({ text, lang, className }: DissolveProps) {
  const { readable, pieces } = dissolve(text)
  return (
    <div className={className}>
      <p lang={lang} className="sr-only">
        {text}
      </p>
      <p
        lang={lang}
        aria-hidden="true"
        className="font-display text-[1.75rem] leading-[1.3] tracking-[-0.012em] md:text-[clamp(1.625rem,2.9vw,2.625rem)]"
      >
        {readable}
        {pieces.map(({ at, letters, stitches }) => (
          <span key={at}>
            {letters ? <span className="opacity-80"> {letters}</span> : null}
            <Stitches count={stitches} />
          </span>
        ))}
      </p>
    </div>
  )
}

/**
 * As many stitches as a word had letters, set into the line. The space after them is not a letter's,
 * so that they stay where they are when the web font comes.
 */
function Stitches({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <svg
      viewBox={`0 0 ${count * 10} 10`}
      className="me-[0.26em] inline-block h-[0.46em] w-auto fill-kunyit-400 align-[0.02em]"
    >
      <path d={`M5 .6${diamond}` + `m10 0${diamond}`.repeat(count - 1)} />
    </svg>
  )
}

const diamond = 'l4.4 4.4-4.4 4.4-4.4-4.4z'
