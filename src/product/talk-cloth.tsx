import { type VoiceId, voiceSamples } from '#src/content/quoted/voices.ts'
import { classes } from '#src/ui/classes.ts'
import { languageThreads, sharesOf, turnStyle } from './talk-languages.ts'

/** The longest talk fills the cloth; a shorter one leaves bare warp. */
const turnsOnCloth = Math.max(...Object.values(voiceSamples).map(({ length }) => length))

type TalkClothProps = { talk: VoiceId; turns: number }

/** The talk as cloth: one row a turn, each language as wide as its share of the line. */
export function TalkCloth({ talk, turns }: TalkClothProps) {
  const lines = voiceSamples[talk]
  const isCut = lines.length < turnsOnCloth
  return (
    <div
      aria-hidden="true"
      className={classes(
        'talk-cloth',
        isCut &&
          (turns < lines.length
            ? 'without-app:cut-warp motion-reduce:cut-warp print:cut-warp'
            : 'cut-warp'),
      )}
      style={{ minHeight: `calc(${turnsOnCloth} * var(--turn, 24px))` }}
    >
      {lines.map((line, turn) => (
        <div key={line[0]?.text} className={turnStyle(turn, turns)}>
          {sharesOf(line).map(({ lang, share }, part) => (
            <span
              // A line may return to a language.
              key={`${part} ${lang}`}
              className={classes(
                languageThreads[lang],
                turn % 2 === 0 ? 'cloth-said' : 'cloth-answered',
              )}
              style={{ flexGrow: share }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
