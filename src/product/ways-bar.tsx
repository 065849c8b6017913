import { product } from '#content/product.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { bar } from '#src/weave/draft.ts'

type Bars = readonly (readonly [x: number, y: number, width: number, height: number])[]

/** The glyphs of home's patch about chat, audio and video, in small. */
const glyphs: Record<keyof typeof product.ways, Bars> = {
  chat: [
    [0, 0, 32, 4],
    [0, 6, 32, 4],
    [0, 12, 22, 4],
    [4, 17, 8, 3],
  ],
  talk: [
    [2, 7, 3, 6],
    [8, 3, 3, 14],
    [14, 0, 3, 20],
    [20, 4, 3, 12],
    [26, 7, 3, 6],
  ],
  video: [
    [0, 1, 22, 4],
    [0, 7, 22, 4],
    [0, 13, 22, 4],
    [25, 6, 3, 6],
    [29, 3, 3, 12],
  ],
}

/** Chat, talk and video at the foot of the session; these lines are a chat. */
export function WaysBar() {
  return (
    <ul className="-mx-5 grid grid-cols-3 rule-t text-small leading-tight font-semibold">
      {keysOf(product.ways).map((way) => (
        <li
          key={way}
          className={classes(
            'flex min-h-19 flex-col items-center justify-center gap-1.5',
            way === 'chat' && 'bg-ink text-(--surface)',
          )}
        >
          <svg
            width="32"
            height="20"
            aria-hidden="true"
            fill="currentColor"
            shapeRendering="crispEdges"
          >
            <path d={glyphs[way].map((one) => bar(...one)).join('')} />
          </svg>
          {product.ways[way]}
        </li>
      ))}
    </ul>
  )
}
