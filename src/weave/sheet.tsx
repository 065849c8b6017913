import { bar } from './draft.ts'
import { shootDraft, shootPalettes } from './shoots/shoot-draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

const size = { width: 96, height: 72 }
const pictures = { cover: Cover, languages: Languages, profile: Profile }

type SheetProps = { picture: keyof typeof pictures }

/** A sheet of paper, for what we send. */
export function Sheet({ picture }: SheetProps) {
  const Picture = pictures[picture]
  return (
    <Weaving isDeferred size={size} className="h-auto max-w-full">
      {() => (
        <>
          <rect
            x="1"
            y="1"
            width="94"
            height="70"
            className="fill-tone-surface stroke-ink stroke-2"
          />
          <Picture />
        </>
      )}
    </Weaving>
  )
}

function Cover() {
  return (
    <g transform="translate(30 10)">
      <WovenPaths
        draft={shootDraft(5, 2.6)}
        colours={shootPalettes.navy}
        cell={{ width: 4, height: 4 }}
      />
    </g>
  )
}

/** From the top: Malay, Mandarin, English and Tamil, in the colours they have in a session. */
const languageFills = ['fill-yellow-400', 'fill-thread-zh', 'fill-thread-en', 'fill-thread-ta']

function Languages() {
  const warp = Array.from({ length: 9 }, (_, thread) => bar(12 + 9 * thread, 8, 1, 56))
  return (
    <>
      <path className="fill-ink" d={warp.join('')} />
      {languageFills.map((className, index) => (
        <path key={className} className={className} d={bar(8, 14 + 12 * index, 80, 8)} />
      ))}
    </>
  )
}

/** Each number is the width of a row: of head and shoulders, and of the words beside them. */
const bust = [14, 20, 24, 24, 24, 20, 14, 16, 30, 38, 42]
const about = [28, 36, 20, 32]

function Profile() {
  return (
    <>
      <path
        className="fill-(--thread-night)"
        d={bust.map((width, index) => bar(28 - width / 2, 10 + 5 * index, width, 4)).join('')}
      />
      <path
        className="fill-ink"
        d={about.map((width, index) => bar(52, 14 + 10 * index, width, 4)).join('')}
      />
    </>
  )
}
