import { Link } from 'react-router-dom'
import { Shoot } from './shoot.tsx'
import type { ShootHeight, ShootPalette } from './shoot-draft.ts'

/** What is said, and where the talk goes on. */
type VoiceLine = { text: string; lang: string; to: string }
type VoicesProps = {
  /** From the smallest shoot to the tallest. */
  lines: readonly [VoiceLine, VoiceLine, VoiceLine, VoiceLine]
  label?: string
  /** What pressing a line does, for those who cannot see where it stands. */
  more: string
}

const shoots: { height: ShootHeight; threads: ShootPalette; line: string }[] = [
  {
    height: 'kecil',
    threads: 'bandung',
    line: 'max-w-17 lg:max-w-72 max-md:right-auto max-md:left-1/2 max-md:-translate-x-1/2 max-md:voice-drop-middle',
  },
  { height: 'sedang', threads: 'telang', line: 'max-w-26.5 lg:max-w-80' },
  { height: 'besar', threads: 'kunyit', line: 'max-w-52 lg:max-w-88' },
  { height: 'puncak', threads: 'night', line: 'max-w-68 lg:max-w-96' },
]

/** Four shoots along the ground, each a voice: what it says stands on a thread that drops to its tip. */
export function Voices({ lines, label, more }: VoicesProps) {
  return (
    <ul
      aria-label={label}
      className="voices pointer-events-none -mx-5 -mb-10.5 flex items-end justify-around pt-12 md:absolute md:-right-6 md:-bottom-10.5 md:m-0 md:gap-1.75 md:p-0 xl:-right-11 xl:gap-2.75"
    >
      {shoots.map(({ height, threads, line: place }, index) => {
        const line = lines[index] ?? lines[0]
        return (
          <li key={height} className="relative">
            <Link to={line.to} className="group pointer-events-auto block">
              <VoiceText line={line} className={place} /> <span className="sr-only">{more}</span>
              <Shoot height={height} threads={threads} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function VoiceText({ line, className }: { line: VoiceLine; className: string }) {
  return (
    <p
      className={`voice-line absolute right-1/2 bottom-full -mr-px mb-3.5 w-max pb-1.5 font-display text-control leading-snug lg:text-voice ${className}`}
    >
      <span lang={line.lang} className="decoration-dashed underline-offset-4 group-hover:underline">
        {line.text}
      </span>
    </p>
  )
}
