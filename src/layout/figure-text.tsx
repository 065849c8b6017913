import { figuresSaid, figureTexts } from '#content/figures.ts'
import type { FigureId } from '#src/content/facts.ts'

/** Screen readers get a figure in words where they would spell out its signs. */
export function FigureText({ of }: { of: FigureId }) {
  const written = figureTexts[of]
  const said = figureSaid(of)
  if (said === written) return written
  return (
    <>
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{said}</span>
    </>
  )
}

export function figureSaid(id: FigureId): string {
  const { [id]: said }: Partial<Record<FigureId, string>> = figuresSaid
  return said ?? figureTexts[id]
}
