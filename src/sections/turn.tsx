import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { conversations } from '#content/conversations.ts'
import type { SpokenLanguage } from '#src/content/facts/spoken-languages.ts'
import type { Quote } from '#src/content/types.ts'
import { classes } from '#src/ui/classes.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Quotes } from './quotes.tsx'

type TurnProps = {
  line: readonly Quote[]
  meaning: string | undefined
  isPerson: boolean
  className: string
  style?: CSSProperties | undefined
  classNames: {
    line: string
    part: (lang: SpokenLanguage, isLast: boolean) => string
    meaning: string
  }
  /** The turn's drawing. */
  children?: ReactNode
}

/** One turn of a conversation, with its meaning in the page's language. */
export function Turn(props: TurnProps) {
  const { line, meaning, isPerson, className, style, classNames, children } = props
  const { person, platform } = conversations.speakers
  const isPlain = line.map(({ text }) => text).join('') === meaning
  return (
    <li className={className} style={style}>
      <Fragment key={line[0]?.text}>
        <p
          className={classes('font-display', isPerson ? 'text-ink' : 'text-reply', classNames.line)}
        >
          <span className="sr-only">{isPerson ? person : platform} </span>
          <Quotes line={line} classNameOf={classNames.part} />
        </p>
        {meaning && !isPlain ? (
          <p className={classes('text-small text-soft', classNames.meaning)}>{unbroken(meaning)}</p>
        ) : null}
      </Fragment>
      {children}
    </li>
  )
}
