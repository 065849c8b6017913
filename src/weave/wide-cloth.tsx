import { type ReactNode, type Ref, useSyncExternalStore } from 'react'
import { screens } from '../breakpoints.ts'
import { Weaving } from './weaving.tsx'

/** Columns of six pixels; on phones the cloth is wider than the window. */
const columnsOnPhones = 107
const columnsFrom = [
  [screens['2xl'], 77],
  [screens.xl, 69],
  [screens.lg, 53],
  [screens.md, 41],
  [screens.sm, 151],
] as const

export const wideCell = { width: 6, height: 6 }

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

function columnsInWindow(): number {
  const widest = columnsFrom.find(([from]) => window.matchMedia(`(min-width: ${from})`).matches)
  return widest?.[1] ?? columnsOnPhones
}

type WideClothProps = {
  ref?: Ref<SVGSVGElement>
  className: string
  children: (columns: number) => ReactNode
}

/** A cloth that fills its column: cut off on both sides on phones, whole cells from 900 px. */
export function WideCloth({ ref, className, children }: WideClothProps) {
  const columns = useSyncExternalStore(onResize, columnsInWindow, () => columnsOnPhones)
  return (
    <Weaving
      {...(ref ? { ref } : {})}
      className={`-mx-5 w-screen md:mx-0 md:w-61.5 lg:w-79.5 xl:w-103.5 2xl:w-115.5 ${className}`}
    >
      {() => children(columns)}
    </Weaving>
  )
}

type CentredProps = { columns: number; y?: string; up?: number; children: ReactNode }

export function Centred({ columns, y = '0', up = 0, children }: CentredProps) {
  return (
    <svg x="50%" y={y} overflow="visible">
      <g transform={`translate(${(-columns * wideCell.width) / 2} ${-up})`}>{children}</g>
    </svg>
  )
}
