import type { Quote } from '#src/content/types.ts'

type QuotesProps = {
  line: readonly Quote[]
  classNameOf?: (lang: Quote['lang'], isLast: boolean) => string
}

/** A line of speech, whose parts may be in different languages. */
export function Quotes({ line, classNameOf }: QuotesProps) {
  return line.map(({ text, lang }, index) => (
    <span key={text} lang={lang} className={classNameOf?.(lang, index === line.length - 1)}>
      {text}
    </span>
  ))
}
