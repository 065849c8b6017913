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

/** Cell and half-width of the shoots, from the narrowest window up; their place is kept by the classes below. */
const sizes = {
  all: { cell: { width: 3, height: 4 }, halfWidth: 12 },
  '(width >= 23.25rem)': { cell: { width: 4, height: 4 }, halfWidth: 12 },
  '(width >= 56.25rem)': { cell: { width: 5, height: 5 }, halfWidth: 12 },
  '(width >= 80rem)': { cell: { width: 6, height: 5 }, halfWidth: 14 },
  '(width >= 90rem)': { cell: { width: 7, height: 6 }, halfWidth: 14 },
} satisfies Record<string, { cell: Cell; halfWidth: number }>

type Query = keyof typeof sizes
const queries: Query[] = [
  'all',
  '(width >= 23.25rem)',
  '(width >= 56.25rem)',
  '(width >= 80rem)',
  '(width >= 90rem)',
]

const widths = 'w-[69px] min-[23.25rem]:w-[92px] md:w-[115px] min-[80rem]:w-[162px] xl:w-[189px]'
const shoots: { height: ShootHeight; tall: string; line: string }[] = [
  {
    height: 'kecil',
    tall: 'h-[124px] md:h-[155px] min-[80rem]:h-[180px] xl:h-[216px]',
    line: 'max-w-[5.6rem] max-md:right-auto max-md:left-1/2 max-md:-translate-x-1/2 max-md:voice-drop-middle md:max-w-72',
  },
  {
    height: 'sedang',
    tall: 'h-[188px] md:h-[235px] min-[80rem]:h-[275px] xl:h-[330px]',
    line: 'max-w-[7.4rem] md:max-w-80',
  },
  {
    height: 'besar',
    tall: 'h-[260px] md:h-[325px] min-[80rem]:h-[380px] xl:h-[456px]',
    line: 'max-w-[13rem] md:max-w-88',
  },
  {
    height: 'puncak',
    tall: 'h-[344px] md:h-[430px] min-[80rem]:h-[505px] xl:h-[606px]',
    line: 'max-w-[17rem] md:max-w-96',
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
        <li key={height} className={`relative ${widths}`}>
          <VoiceText line={lines[index] ?? lines[0]} className={line} />
          <svg aria-hidden="true" shapeRendering="crispEdges" className={`block ${widths} ${tall}`}>
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
      className={`voice-line absolute right-1/2 bottom-full -mr-px mb-3.5 w-max pb-1.5 font-display text-[1rem] leading-[1.3] md:text-voice ${className}`}
    >
      <span lang={line.lang}>{line.text}</span>
    </p>
  )
}
