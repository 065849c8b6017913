import type { CSSProperties } from 'react'
import { type VoiceId, voiceSamples } from '#src/content/quoted/voices.ts'
import { classes } from '#src/ui/classes.ts'
import { languageThreads, sharesOf } from './talk-languages.ts'

/** The longest talk fills the cloth; a shorter one leaves bare warp. */
const turnsOnCloth = Math.max(...Object.values(voiceSamples).map(({ length }) => length))

type TalkClothProps = { talk: VoiceId; turns?: number; latest?: number | undefined }

/** The talk as cloth: one row a turn, each language as wide as its share of the line. */
export function TalkCloth({ talk, turns = Infinity, latest }: TalkClothProps) {
  return (
    <div
      aria-hidden="true"
      className="talk-cloth"
      style={{ minHeight: `calc(${turnsOnCloth} * var(--turn, 24px))` }}
    >
      {voiceSamples[talk].map((line, turn) => (
        <div
          key={line[0]?.text}
          className={classes(turn >= turns && 'next-turn', turn === latest && 'weave-turn')}
        >
          {sharesOf(line).map(({ lang, share }, part) => (
            <span
              // A line may return to a language.
              key={`${part} ${lang}`}
              className={classes(
                languageThreads[lang],
                turn % 2 === 0 ? 'cloth-said' : 'cloth-answered',
              )}
              style={{ '--share': share } as CSSProperties}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
