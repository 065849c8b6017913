import type { Config } from 'tailwindcss'

/** Design tokens. Palette and scale: one name per colour and size of the visual direction. */
export default {
  content: [],
  theme: {
    screens: { sm: '36rem', md: '56.25rem', lg: '68.75rem', xl: '90rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      // Semantic names: re-pointed by theme and by the tone of a section (styles.css).
      bg: 'var(--bg)',
      surface: 'var(--surface)',
      'field-input': 'var(--field-input)',
      'field-pending': 'var(--field-pending)',
      ink: 'var(--ink)',
      soft: 'var(--soft)',
      line: 'var(--line)',
      'border-input': 'var(--border-input)',
      action: 'var(--action)',
      'on-action': 'var(--on-action)',
      'action-pending': 'var(--action-pending)',
      'link-hover': 'var(--link-hover)',
      reply: 'var(--reply)',
      error: 'var(--error)',
      'error-bg': 'var(--error-bg)',
      deep: 'var(--deep)',
      // Base palette: threads and figures, which keep their colours in every theme.
      santan: '#f5f6ee',
      kelapa: '#fefefb',
      pandan: { 100: '#e7f2da', 200: '#cde4b4', 300: '#a9cf8a', 600: '#2c6e49', 800: '#17452e' },
      telang: {
        100: '#e5eaf9',
        200: '#cad3f2',
        300: '#a3b0e4',
        500: '#4c5dbb',
        700: '#2a3a8f',
        900: '#141e50',
        950: '#0d1538',
      },
      bandung: { 100: '#fce6e7', 200: '#f7c8ce', 300: '#f0a6b3', 500: '#d9657e' },
      kunyit: { 100: '#fdf2d3', 200: '#fae0a0', 400: '#f2b431', 500: '#e0990f' },
      raya: { 700: '#a3193a' },
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    fontSize: {
      'figure-xl': [
        'clamp(7rem, 17.4vw, 16rem)',
        { lineHeight: '0.85', letterSpacing: '-0.055em' },
      ],
      'figure-l': [
        'clamp(6rem, 13.6vw, 12.25rem)',
        { lineHeight: '0.85', letterSpacing: '-0.045em' },
      ],
      'figure-m': ['clamp(4rem, 6.1vw, 5.5rem)', { lineHeight: '1', letterSpacing: '-0.035em' }],
      // On the narrowest phones a long word decides, not the scale.
      h1: [
        'clamp(min(3.125rem, 14vw), 7.9vw, 7.125rem)',
        { lineHeight: '1.08', letterSpacing: '-0.024em' },
      ],
      statement: [
        'clamp(2.25rem, 5.3vw, 4.75rem)',
        { lineHeight: '1.06', letterSpacing: '-0.02em' },
      ],
      h2: ['clamp(2.25rem, 4.45vw, 4rem)', { lineHeight: '1.05', letterSpacing: '-0.016em' }],
      // Names in ledger rows, and the smaller of two statements side by side.
      ledger: [
        'clamp(1.875rem, 3.06vw, 2.75rem)',
        { lineHeight: '1.1', letterSpacing: '-0.015em' },
      ],
      h3: ['clamp(1.625rem, 2.1vw, 1.875rem)', { lineHeight: '1.12', letterSpacing: '-0.015em' }],
      voice: ['clamp(1.25rem, 1.75vw, 1.5625rem)', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
      h4: ['1.125rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
      lead: [
        'clamp(1.125rem, 1.46vw, 1.3125rem)',
        { lineHeight: '1.5', letterSpacing: '-0.008em' },
      ],
      body: ['clamp(1rem, 1.2vw, 1.0625rem)', { lineHeight: '1.6', letterSpacing: '-0.003em' }],
      label: ['0.9375rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
      small: ['0.9375rem', { lineHeight: '1.55' }],
      tiny: ['0.875rem', { lineHeight: '1.4' }],
    },
    borderRadius: { none: '0', control: '3px' },
    extend: {
      // In em, not ch: a box must not change when the web fonts take the place of their fallbacks.
      maxWidth: { page: '98rem', lead: '24.9em', measure: '47.5em' },
      boxShadow: { raised: '0 24px 60px -12px rgb(13 21 56 / 0.45)' },
      transitionTimingFunction: { in: 'cubic-bezier(.2,.7,.2,1)', out: 'cubic-bezier(.4,0,1,1)' },
      spacing: {
        section: 'clamp(4.5rem, 9.45vw, 8.5rem)',
        margin: 'clamp(1.25rem, 4.44vw, 4rem)',
        // From the window's edge to the page grid, for fields that run to the edge.
        bleed: 'max(clamp(1.25rem, 4.44vw, 4rem), calc(50vw - 45rem))',
      },
    },
  },
} satisfies Config
