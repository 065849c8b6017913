import { Weaving } from './weaving.tsx'

/** Floats of one length step down to the left, down to the right, and up again: 25 rows in all. */
const edge = [
  'M264 0',
  'h33v7h-33zm-22 8'.repeat(13),
  'm44 0',
  'h33v7h-33zm22 8'.repeat(12),
  'm0-16',
  'h33v7h-33zm22-8'.repeat(12),
  'm-44 0',
  'h33v7h-33zm-22-8'.repeat(11),
].join('')

/** A wide lozenge that is laid out on the warp, and not woven yet, in the colour of its text. */
export function PlannedLozenge() {
  return (
    <Weaving
      size={{ width: 561, height: 199 }}
      fill="currentColor"
      className="weave-first [--beat:36ms] [--row:4%] [--rows:25]"
    >
      {() => <path d={edge} />}
    </Weaving>
  )
}
