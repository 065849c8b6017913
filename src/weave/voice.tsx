import type { FixedColour } from '#src/palette.ts'
import type { Draft } from './draft.ts'
import { type ShootPart, shootPalettes } from './shoot-draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

type VoicePart = ShootPart | 'pause'

const colours: Record<VoicePart, FixedColour> = { ...shootPalettes.kunyit, pause: 'kunyit-500' }
const halfWidth = 22

type VoiceProps = { sentence: string; className: string }

/** A voice as a shoot: a row for each consonant, two for a vowel, the first word at the foot. */
export function Voice({ sentence, className }: VoiceProps) {
  const draft = voiceDraft(sentence)
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${draft.columns} ${draft.rows}`}
      preserveAspectRatio="none"
      className={className}
    >
      {() => <WovenPaths draft={draft} colours={colours} />}
    </Weaving>
  )
}

type Sound = { isPause: boolean; loudness: number }

function voiceDraft(sentence: string): Draft<VoicePart> {
  const sounds = sentence.split(' ').flatMap(soundsOf).reverse()
  const rows = sounds.length
  return {
    columns: 2 * halfWidth - 1,
    rows,
    partAt(column, row) {
      const { isPause, loudness } = sounds[row] ?? { isPause: true, loudness: 0 }
      const half = Math.round((halfWidth - 1) * ((row + 1) / rows) ** 0.8 * loudness)
      const fromSpine = Math.abs(column - (halfWidth - 1))
      const fromEdge = half - fromSpine
      if (fromEdge < 0) return undefined
      if (fromEdge === 0) return 'edge'
      if (isPause) return 'pause'
      if (fromEdge > 4 && fromEdge < 7) return 'ring'
      return fromEdge > 9 ? 'core' : 'ground'
    },
  }
}

/** A word swells towards its middle, and its vowels are louder than its consonants. */
function soundsOf(word: string): Sound[] {
  const letters = word.match(/\p{Letter}/gu) ?? []
  const sounds = letters.flatMap((letter, index): Sound[] => {
    const swelling = 0.7 + 0.3 * Math.sin((Math.PI * (index + 0.5)) / letters.length)
    return /[aeiou]/i.test(letter)
      ? [
          { isPause: false, loudness: swelling },
          { isPause: false, loudness: 0.94 * swelling },
        ]
      : [{ isPause: false, loudness: 0.78 * swelling }]
  })
  return [...sounds, { isPause: true, loudness: 0.5 }]
}
