import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { screens } from './src/breakpoints.ts'
import { owner } from './src/content/owner.ts'
import { palette, tokens } from './src/palette.ts'

/** Colours by purpose: dark mode (palette.ts) and the tone of a section (styles/utilities.css) change them. */
const names = [...Object.keys(tokens), 'soft', 'line']

function variables(scheme: 'light' | 'dark') {
  const shades = Object.entries(tokens).map(([name, [light, dark]]) => {
    const shade = scheme === 'light' ? light : dark
    return [`--${name}`, shade === 'transparent' ? shade : palette[shade]]
  })
  return { 'color-scheme': scheme, ...Object.fromEntries(shades) }
}

const margin = 'clamp(1.25rem, 4.44vw, 4rem)'
/** Above 1568 px the margins take half of the extra width, until the content is 1792 px wide. */
const bleed = `max(${margin}, calc(25vw - 22.5rem), calc(50vw - 56rem))`

/**
 * Fluid type: `clamp(min rem, vw, max rem)`, times the language's factor (--large or --middle in
 * styles/ms.css, zh.css and ta.css), or the role's where the language has one. In windows narrower than `narrow` rem, as on a phone at 200 %, a title
 * stops growing with the text and keeps its proportion to the window.
 */
function size(
  [min, fluid, max]: [min: number, fluid: number, max: number],
  lineHeight: number,
  letterSpacing: string,
  {
    factor = 'large',
    role,
    narrow = 20,
  }: {
    factor?: 'large' | 'middle'
    role?: 'h1' | 'h1-long' | 'h2' | 'ledger'
    narrow?: number
  } = {},
): [string, { lineHeight: string; letterSpacing: string }] {
  const english = `clamp(min(${min}rem, ${(min * 100) / narrow}vw), ${fluid}vw, ${max}rem)`
  const general = `var(--${factor}, 1)`
  const own = role ? `var(--${role}, ${general})` : general
  return [`calc(${english} * ${own})`, { lineHeight: `${lineHeight}`, letterSpacing }]
}

export default {
  theme: {
    screens,
    /** Stands before a link's address on paper. */
    origin: { site: `'${owner.siteOrigin}'` },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...palette,
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    // Sizes for English; styles/ms.css, zh.css and ta.css adjust them through --large, --middle and so on.
    fontSize: {
      'figure-l': size([6, 13.6, 12.25], 0.85, '-0.045em'),
      'figure-m': size([3.8, 6.1, 5.5], 1, '-0.035em'),
      'figure-row': size([4, 7.5, 6.75], 1, '-0.03em'),
      // From 47 to 108 px; a long title from 38 to 76 px. Home's title has sizes of its own (pages/home/home.css).
      h1: size([2.9375, 7.5, 6.75], 1.08, '-0.024em', { narrow: 24.375, role: 'h1' }),
      'h1-long': size([2.375, 5.28, 4.75], 1.055, '-0.022em', { narrow: 24.375, role: 'h1-long' }),
      statement: size([2.25, 5.3, 4.75], 1.06, '-0.02em', { role: 'h1' }),
      h2: size([2, 3.9, 3.5], 1.05, '-0.016em', { role: 'h2' }),
      // Titles of list rows.
      ledger: size([1.6875, 2.8, 2.5], 1.1, '-0.015em', { role: 'ledger' }),
      h3: size([1.5, 2, 1.75], 1.12, '-0.015em', { factor: 'middle' }),
      // Sentences that people say.
      voice: [
        'calc(clamp(1.25rem, 1.75vw, 1.5625rem) * var(--voice, 1))',
        { lineHeight: '1.3', letterSpacing: '-0.01em' },
      ],
      // An answer in a conversation: the smallest size at which its colour has enough contrast.
      spoken: ['1.5625rem', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
      // Sentences of the recap and the record.
      kept: size([1.4375, 1.9, 1.6875], 1.16, '-0.012em', { factor: 'middle' }),
      // The sentence on its way from phone to servers (/safety).
      carried: [
        'calc(clamp(min(2rem, 8.5vw), 3.2vw, 2.875rem) * var(--large, 1))',
        { lineHeight: '1.3', letterSpacing: '-0.015em' },
      ],
      // The hours of the audiences on /for-users.
      hour: ['var(--hour)', { lineHeight: '1', letterSpacing: '-0.04em' }],
      dialog: [
        'calc(min(2.375rem, 11.875vw) * var(--middle, 1))',
        { lineHeight: '1.1', letterSpacing: '-0.016em' },
      ],
      wordmark: ['var(--name-size)', { lineHeight: '1', letterSpacing: '-0.03em' }],
      h4: ['1.125rem', { lineHeight: '1.35' }],
      lead: [
        'clamp(1.125rem, 1.46vw, 1.3125rem)',
        { lineHeight: '1.5', letterSpacing: '-0.008em' },
      ],
      // On a phone the lead of a hero leaves more of the first screen to what follows.
      'lead-phone': ['1.0625rem', { lineHeight: '1.42', letterSpacing: '-0.015em' }],
      body: ['clamp(1rem, 1.2vw, 1.0625rem)', { lineHeight: 'var(--leading, 1.6)' }],
      control: '1rem',
      status: 'clamp(0.8125rem, 3.6vw, 0.9375rem)',
      label: ['var(--small, 0.9375rem)', { lineHeight: '1.35' }],
      small: ['var(--small, 0.9375rem)', { lineHeight: '1.5' }],
    },
    borderRadius: { control: '3px' },
    // Backgrounds of sections in colour (tone-* in styles/utilities.css).
    ground: Object.fromEntries(
      ['green', 'pink', 'yellow', 'blue']
        .flatMap((colour) => [colour, `${colour}-soft`])
        .concat('pink-deep')
        .map((tone) => [tone, `var(--tone-${tone})`]),
    ),
    extend: {
      // Widths are in em: ch would change a box when the web fonts replace their fallbacks.
      maxWidth: {
        page: `calc(100vw - 2 * ${bleed} + 2 * ${margin})`,
        lead: '24.9em',
        text: '31.5em',
        measure: '31em',
        wide: '58.6em',
        'title-narrow': '7.2em',
        title: '8.4em',
        'title-wide': '10.8em',
        statement: '14em',
      },
      // Wide enough for 12 shoots.
      borderWidth: { rule: '1.5px' },
      boxShadow: { raised: `0 24px 60px -12px ${palette['blue-950']}73` },
      transitionTimingFunction: { in: 'cubic-bezier(.2,.7,.2,1)' },
      spacing: {
        section: 'clamp(2rem, 10.6vw - 1rem, 8.5rem)',
        margin,
        // From the window's edge to the page grid, for full-bleed backgrounds.
        bleed,
        button: 'min(1.625rem, 5vw)',
      },
    },
  },
  plugins: [
    plugin((tailwind) => {
      tailwind.addBase({
        ':root': variables('light'),
        // Not for print.
        '@media screen and (prefers-color-scheme: dark)': { ':root': variables('dark') },
      })
    }),
  ],
} satisfies Config
