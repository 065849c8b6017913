/**
 * Colours that are the same in light and dark mode, named after a Malay kitchen: santan and kelapa
 * (coconut) are white, pandan green, telang blue, bandung pink, kunyit (turmeric) yellow, gula (palm sugar)
 * brown, raya red.
 */
export const fixedColours = {
  santan: '#f5f6ee',
  kelapa: '#fefefb',
  'pandan-200': '#cde4b4',
  'pandan-300': '#a9cf8a',
  'pandan-600': '#2c6e49',
  'pandan-800': '#17452e',
  'telang-200': '#cad3f2',
  'telang-300': '#a3b0e4',
  'telang-500': '#4c5dbb',
  'telang-700': '#2a3a8f',
  'telang-900': '#141e50',
  'bandung-200': '#f7c8ce',
  'bandung-300': '#f0a6b3',
  'bandung-500': '#d9657e',
  'kunyit-200': '#fae0a0',
  'kunyit-400': '#f2b431',
  'kunyit-500': '#e0990f',
  'raya-700': '#a3193a',
  'gula-500': '#a26c49',
  'gula-600': '#8a5a3c',
  'gula-700': '#7a3e33',
}

export type FixedColour = keyof typeof fixedColours

export const palette = {
  ...fixedColours,
  white: '#ffffff',
  'pandan-100': '#e7f2da',
  'pandan-900': '#10351f',
  'telang-100': '#e5eaf9',
  'telang-800': '#1d2a6b',
  'telang-850': '#17214f',
  'telang-950': '#0d1538',
  'telang-990': '#070c22',
  'bandung-100': '#fce6e7',
  'bandung-900': '#5b2440',
  'bandung-950': '#431a30',
  'kunyit-100': '#fdf2d3',
  'kunyit-900': '#4a3510',
  'kunyit-950': '#35260b',
  'slate-50': '#f0f1f3',
  'slate-200': '#c9cdd6',
  'slate-400': '#8c99d6',
  'slate-500': '#6b74a0',
  'slate-600': '#414a75',
  'slate-800': '#33407e',
  'slate-850': '#232d5c',
  'raya-50': '#fff7f7',
  'raya-300': '#ffb3bd',
  'raya-950': '#2a1738',
}

type Shade = keyof typeof palette | 'transparent'

/**
 * Backgrounds of sections (styles/utilities.css). By night they keep their colour as cloth: forest, wine,
 * umber and ink.
 */
const tones = {
  'tone-plain': ['santan', 'telang-950'],
  'tone-surface': ['kelapa', 'telang-850'],
  'tone-pandan': ['pandan-200', 'pandan-800'],
  'tone-bandung': ['bandung-200', 'bandung-900'],
  'tone-bandung-deep': ['bandung-300', 'bandung-950'],
  'tone-kunyit': ['kunyit-200', 'kunyit-900'],
  'tone-telang': ['telang-200', 'telang-800'],
  'tone-pandan-soft': ['pandan-100', 'pandan-900'],
  'tone-bandung-soft': ['bandung-100', 'bandung-950'],
  'tone-kunyit-soft': ['kunyit-100', 'kunyit-950'],
  'tone-telang-soft': ['telang-100', 'telang-900'],
  'tone-leaf': ['pandan-800', 'pandan-900'],
  'tone-night': ['telang-900', 'telang-900'],
  'tone-deep': ['telang-950', 'telang-990'],
} satisfies Record<string, [light: Shade, dark: Shade]>

export type Tone = keyof typeof tones

export const tokens = {
  ...tones,
  'field-input': ['white', 'telang-900'],
  'field-pending': ['slate-50', 'slate-850'],
  'row-hover': ['telang-100', 'slate-800'],
  ink: ['telang-900', 'santan'],
  'soft-plain': ['slate-600', 'telang-200'],
  'line-plain': ['slate-200', 'slate-800'],
  'border-input': ['slate-500', 'slate-400'],
  action: ['telang-900', 'kunyit-400'],
  'on-action': ['santan', 'telang-950'],
  'action-pending': ['telang-700', 'telang-700'],
  'link-hover': ['telang-700', 'kunyit-200'],
  reply: ['pandan-600', 'pandan-300'],
  error: ['raya-700', 'raya-300'],
  'error-bg': ['raya-50', 'raya-950'],
  'thread-night': ['telang-900', 'telang-300'],
  'thread-leaf': ['pandan-800', 'pandan-300'],
  'cloth-900': ['telang-900', 'telang-700'],
  'cloth-700': ['telang-700', 'telang-500'],
  'cloth-500': ['telang-500', 'telang-300'],
  'tepi-edge': ['transparent', 'kunyit-500'],
} satisfies Record<string, [light: Shade, dark: Shade]>
