export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

type Ground = 'pandan' | 'bandung' | 'kunyit' | 'telang'

export type Tone =
  `tone-${Ground | `${Ground}-soft` | 'plain' | 'surface' | 'night' | 'deep' | 'leaf'}`
