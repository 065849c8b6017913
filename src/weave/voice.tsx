import type { Draft } from './draft.ts'
import { type ShootPalette, type ShootPart, shootPalettes } from './shoots/shoot-draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

const halfWidth = 22

type VoiceProps = { sentence: string; palette: ShootPalette; className?: string }

/** A voice as a shoot: a row for each consonant, two for a vowel, a lozenge for each word. */
export function Voice({ sentence, palette, className }: VoiceProps) {
  const draft = voiceDraft(sentence)
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${draft.columns} ${draft.rows}`}
      preserveAspectRatio="none"
      className={className}
    >
      {() => <WovenPaths draft={draft} colours={shootPalettes[palette]} />}
    </Weaving>
  )
}

/** A row has a share of the shoot's width there, and of its word's lozenge. */
type Sound = { loudness: number; lozenge: number }

/** The first word is at the foot. */
function voiceDraft(sentence: string): Draft<ShootPart> {
  const sounds = sentence.split(' ').flatMap(soundsOf)
  const rows = sounds.length
  return {
    columns: 2 * halfWidth - 1,
    rows,
    partAt(column, row) {
      const { loudness = 0, lozenge = 0 } = sounds[rows - 1 - row] ?? {}
      const room = ((halfWidth - 1) * (row + 1)) / rows
      const fromSpine = Math.abs(column - (halfWidth - 1))
      const fromEdge = Math.round(room * loudness) - fromSpine
      if (fromEdge < 0) return undefined
      if (fromEdge === 0) return 'edge'
      const fromRing = Math.round(room * lozenge) - fromSpine
      if (fromRing < 0 || fromEdge === 1) return 'ground'
      if (fromRing === 0) return 'ring'
      return fromRing < 3 ? 'ground' : 'core'
    },
  }
}

function soundsOf(word: string): Sound[] {
  const letters = word.match(/\p{Letter}/gu) ?? []
  const loud = letters.flatMap((letter) => (/[aeiou]/i.test(letter) ? [1, 0.95] : [0.82]))
  const sounds = loud.map((loudness, index) => {
    return { loudness, lozenge: 0.6 * Math.sin((Math.PI * (index + 0.5)) / loud.length) }
  })
  return [...sounds, { loudness: 0.62, lozenge: 0 }]
}
