/** Colours of threads. Four of them are lighter by night (`yarns`). */
export const fixedColours = {
  cream: '#f5f6ee',
  ivory: '#fefefb',
  'green-200': '#cde4b4',
  'green-300': '#a9cf8a',
  'green-600': '#2c6e49',
  'green-800': '#17452e',
  'blue-200': '#cad3f2',
  'blue-300': '#a3b0e4',
  'blue-500': '#4c5dbb',
  'blue-700': '#2a3a8f',
  'blue-900': '#141e50',
  'pink-200': '#f7c8ce',
  'pink-300': '#f0a6b3',
  'pink-500': '#d9657e',
  'yellow-200': '#fae0a0',
  'yellow-400': '#f2b431',
  'yellow-500': '#e0990f',
  'red-700': '#a3193a',
  'brown-500': '#a26c49',
  'brown-600': '#8a5a3c',
  'brown-700': '#7a3e33',
}

export type FixedColour = keyof typeof fixedColours

export const palette = {
  ...fixedColours,
  white: '#ffffff',
  'green-100': '#e7f2da',
  'green-500': '#4a9a6b',
  'green-900': '#10351f',
  'blue-100': '#e5eaf9',
  'blue-400': '#7181e2',
  'blue-800': '#1d2a6b',
  'blue-850': '#17214f',
  'blue-950': '#0d1538',
  'blue-990': '#070c22',
  'pink-900': '#5b2440',
  'pink-950': '#431a30',
  'yellow-100': '#fdf2d3',
  'yellow-900': '#5a3b0c',
  'yellow-950': '#3a270d',
  'slate-50': '#f0f1f3',
  'slate-200': '#c9cdd6',
  'slate-400': '#8c99d6',
  'slate-500': '#6b74a0',
  'slate-600': '#414a75',
  'slate-800': '#33407e',
  'slate-850': '#232d5c',
  'red-50': '#fff7f7',
  'red-300': '#ffb3bd',
  'red-950': '#2a1738',
}

type Shade = keyof typeof palette | 'transparent'

/**
 * Backgrounds of sections (styles/utilities.css). By night they keep their colour as cloth: forest, wine,
 * old gold and ink.
 */
const tones = {
  'tone-plain': ['cream', 'blue-950'],
  'tone-surface': ['ivory', 'blue-850'],
  'tone-green': ['green-200', 'green-800'],
  'tone-pink': ['pink-200', 'pink-900'],
  'tone-pink-deep': ['pink-300', 'pink-950'],
  'tone-yellow': ['yellow-200', 'yellow-900'],
  'tone-blue': ['blue-200', 'blue-800'],
  'tone-green-soft': ['green-100', 'green-900'],
  'tone-yellow-soft': ['yellow-100', 'yellow-950'],
  'tone-blue-soft': ['blue-100', 'slate-850'],
  'tone-leaf': ['green-800', 'green-900'],
  'tone-night': ['blue-900', 'blue-900'],
  'tone-deep': ['blue-950', 'blue-990'],
} satisfies Record<string, [light: Shade, dark: Shade]>

export type Tone = keyof typeof tones

/** By night grounds are dark, so that dark threads need a lighter dye. A sheet of paper keeps those of day. */
export const yarns = {
  'yarn-blue-700': ['blue-700', 'blue-500'],
  'yarn-blue-500': ['blue-500', 'blue-400'],
  'yarn-green-600': ['green-600', 'green-500'],
  'yarn-green-800': ['green-800', 'green-600'],
} satisfies Partial<Record<`yarn-${FixedColour}`, [light: Shade, dark: Shade]>>

/** Returns the colour of a thread, as a value for CSS and for an attribute of SVG. */
export function yarn(thread: FixedColour): string {
  const name = `yarn-${thread}`
  return name in yarns ? `var(--${name})` : fixedColours[thread]
}

export const tokens = {
  ...tones,
  ...yarns,
  'field-input': ['white', 'blue-900'],
  'field-pending': ['slate-50', 'slate-850'],
  'row-hover': ['blue-100', 'slate-800'],
  ink: ['blue-900', 'cream'],
  'soft-plain': ['slate-600', 'blue-200'],
  'line-plain': ['slate-200', 'slate-800'],
  'border-input': ['slate-500', 'slate-400'],
  action: ['blue-900', 'yellow-400'],
  'on-action': ['cream', 'blue-950'],
  'action-pending': ['blue-700', 'blue-700'],
  'link-hover': ['blue-700', 'yellow-200'],
  reply: ['green-600', 'green-300'],
  error: ['red-700', 'red-300'],
  'error-bg': ['red-50', 'red-950'],
  'thread-night': ['blue-900', 'blue-300'],
  'thread-leaf': ['green-800', 'green-300'],
  'cloth-900': ['blue-900', 'blue-500'],
  'cloth-700': ['blue-700', 'blue-400'],
  'thread-zh': ['pink-500', 'pink-300'],
  'thread-en': ['blue-500', 'blue-300'],
  'thread-ta': ['green-800', 'green-300'],
  'tepi-edge': ['transparent', 'yellow-500'],
} satisfies Record<string, [light: Shade, dark: Shade]>
