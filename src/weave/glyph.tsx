export type GlyphName =
  'ways' | 'two-watch' | 'lock' | 'lozenges' | 'balance' | 'hand-thread' | 'veil' | 'pathway'

export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return <svg aria-hidden="true" data-glyph={name} className={className} />
}
