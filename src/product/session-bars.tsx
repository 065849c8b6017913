import { Link, type LinkProps } from 'react-router-dom'
import { product } from '#content/product.ts'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import type { Quote } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/weave/glyph.tsx'
import { languagesIn, languageClasses } from '#src/sections/spoken-languages.tsx'

/** A bar for each language, dimmed until a line uses the language. */
export function LanguageBars({ lines }: { lines: readonly (readonly Quote[])[] }) {
  const used = languagesIn(lines)
  return (
    <span aria-hidden="true" className="flex gap-1">
      {spokenLanguages.map((lang) => (
        <i
          key={lang}
          className={classes(
            languageClasses[lang],
            'h-1 w-4.5 bg-(--language)',
            !used.has(lang) && 'opacity-22',
          )}
        />
      ))}
    </span>
  )
}

type SessionType = keyof typeof product.sessionTypes

type SessionTypesBarProps = {
  /** Where the drawn conversation can be tried. */
  to: LinkProps['to']
  chosen: SessionType
  className: string
  chosenClassName?: string
}

/**
 * Chat, talk and video at the foot of a drawn session. A click leads to the one that can be tried, the
 * same way; links in the text lead there for the keyboard. A narrow window has room for the chosen one.
 */
export function SessionTypesBar(props: SessionTypesBarProps) {
  const { to, chosen, className, chosenClassName = 'bg-ink text-tone-surface' } = props
  return (
    <ul
      aria-hidden="true"
      className={classes(
        'flex text-[0.875rem] leading-tight font-semibold [:lang(ta)_&]:text-[0.8125rem]',
        className,
      )}
    >
      {keysOf(product.sessionTypes).map((type) => (
        <li
          key={type}
          className={classes(
            'grid flex-1 *:flex *:min-h-17 *:flex-col *:items-center *:justify-center *:gap-1.5',
            type === chosen ? chosenClassName : 'max-narrow:hidden max-phone:[:lang(ta)_&]:hidden',
          )}
        >
          <Link to={to} state={{ way: type }} tabIndex={-1}>
            <Icon name={type} width={32} height={20} />
            {product.sessionTypes[type]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the way that a link to a session has asked for in the router’s state. */
export function wayAskedFor(state: unknown): SessionType | undefined {
  if (typeof state !== 'object' || state === null || !('way' in state)) return undefined
  return keysOf(product.sessionTypes).find((type) => type === state.way)
}
