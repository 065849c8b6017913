import { dissolve } from './dissolve-text.ts'

type DissolveProps = { text: string; lang?: string; className?: string }

/** A sentence that can be read halfway and then becomes stitches; screen readers get all of it, once. */
export function Dissolve({ text, lang, className }: DissolveProps) {
  const { readable, hidden, pieces } = dissolve(text)
  return (
    <p
      lang={lang}
      className={`font-display text-[1.75rem] md:text-[clamp(1.625rem,2.9vw,2.625rem)] leading-[1.3] tracking-[-0.012em] ${className ?? ''}`}
    >
      {readable}
      <span className="sr-only">{hidden}</span>
      <span aria-hidden="true">
        {pieces.map((piece) => (
          <span key={piece.at}>
            {' '}
            {piece.letters ? <span className="opacity-80">{piece.letters}</span> : null}
            <Stitches count={piece.stitches} />
          </span>
        ))}
      </span>
    </p>
  )
}

/** As many stitches as a word had letters, set into the line. */
function Stitches({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <svg
      viewBox={`0 0 ${count * 10} 10`}
      className="inline-block h-[0.46em] w-auto fill-kunyit-400 align-[0.02em]"
    >
      <path d={`M5 .6${diamond}` + `m10 0${diamond}`.repeat(count - 1)} />
    </svg>
  )
}

const diamond = 'l4.4 4.4-4.4 4.4-4.4-4.4z'
