import type { Cell } from './figure.ts'
import { useLastMatch } from './client-state.ts'
import { shootFigure, type ShootHeight, shootThreads, steepness } from './shoot-figure.ts'
import { ownPalette } from './shoot.tsx'
import { WovenPaths } from './woven.tsx'

type VoiceLine = { text: string; lang: string }
type VoicesProps = {
  /** From the smallest shoot to the tallest. */
  lines: readonly [VoiceLine, VoiceLine, VoiceLine, VoiceLine]
  label?: string
  className?: string
}

/** Cell and half-width of the shoots, from the narrowest window up; the classes below keep their place. */
const sizes = {
  all: { cell: { width: 3, height: 4 }, halfWidth: 12 },
  '(width >= 23.25rem)': { cell: { width: 4, height: 4 }, halfWidth: 12 },
  '(width >= 56.25rem)': { cell: { width: 3, height: 4 }, halfWidth: 12 },
  '(width >= 64rem)': { cell: { width: 4, height: 4 }, halfWidth: 12 },
  '(width >= 80rem)': { cell: { width: 5, height: 5 }, halfWidth: 12 },
  '(width >= 90rem)': { cell: { width: 7, height: 6 }, halfWidth: 14 },
} satisfies Record<string, { cell: Cell; halfWidth: number }>
const queries = [
  'all',
  '(width >= 23.25rem)',
  '(width >= 56.25rem)',
  '(width >= 64rem)',
  '(width >= 80rem)',
  '(width >= 90rem)',
] as const

const wide =
  'w-[69px] min-[23.25rem]:w-[92px] md:w-[69px] min-[64rem]:w-[92px] min-[80rem]:w-[115px] xl:w-[189px]'
const shoots: { height: ShootHeight; tall: string; line: string }[] = [
  {
    height: 'kecil',
    tall: 'h-[124px] min-[80rem]:h-[155px] xl:h-[216px]',
    line: 'max-w-[3.7rem] lg:max-w-72 max-md:right-auto max-md:left-1/2 max-md:-translate-x-1/2 max-md:voice-drop-middle',
  },
  {
    height: 'sedang',
    tall: 'h-[188px] min-[80rem]:h-[235px] xl:h-[330px]',
    line: 'max-w-[6.6rem] lg:max-w-80',
  },
  {
    height: 'besar',
    tall: 'h-[260px] min-[80rem]:h-[325px] xl:h-[456px]',
    line: 'max-w-[13rem] lg:max-w-88',
  },
  {
    height: 'puncak',
    tall: 'h-[344px] min-[80rem]:h-[430px] xl:h-[606px]',
    line: 'max-w-[17rem] lg:max-w-96',
  },
]

/** Four shoots along the ground, each a voice: what it says stands on a thread that drops to its tip. */
export function Voices({ lines, label, className }: VoicesProps) {
  const query = useLastMatch(queries)
  return (
    <ul
      aria-label={label}
      className={`voices pointer-events-none -mx-5 -mb-[42px] flex items-end justify-around pt-12 md:absolute md:-right-6 md:-bottom-[42px] md:m-0 md:gap-[7px] md:p-0 xl:-right-11 xl:gap-[11px] ${className ?? ''}`}
    >
      {shoots.map(({ height, tall, line }, index) => (
        <li key={height} className={`relative ${wide}`}>
          <VoiceText line={lines[index] ?? lines[0]} className={line} />
          <svg aria-hidden="true" shapeRendering="crispEdges" className={`block ${wide} ${tall}`}>
            {query ? (
              <g className="weave-grow">
                <WovenPaths
                  figure={shootFigure(sizes[query].halfWidth, steepness[height])}
                  threads={shootThreads[ownPalette[height]]}
                  cell={sizes[query].cell}
                />
              </g>
            ) : null}
          </svg>
        </li>
      ))}
    </ul>
  )
}

function VoiceText({ line, className }: { line: VoiceLine; className: string }) {
  return (
    <p
      className={`voice-line absolute right-1/2 bottom-full -mr-px mb-3.5 w-max pb-1.5 font-display text-[1rem] leading-[1.3] lg:text-voice ${className}`}
    >
      <span lang={line.lang}>{line.text}</span>
    </p>
  )
}
