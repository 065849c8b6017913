type Ground = 'pandan' | 'bandung' | 'kunyit' | 'telang'

/** The grounds a section can stand on (styles.css). */
export type Tone =
  `tone-${Ground | `${Ground}-soft` | 'plain' | 'surface' | 'night' | 'deep' | 'leaf' | 'pandan-night'}`
