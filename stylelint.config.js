const anyValue = ['/./']

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'plugin/use-baseline': [
      true,
      {
        // All browsers had these when Safari 16.4 and Chrome 111 appeared (browserslist.full).
        available: 2022,
        // The build compiles nesting away. Only Chrome 103 lacks the others, and @supports asks for :has().
        ignoreSelectors: ['nesting', 'has', 'user-valid'],
        // Missing, these change line breaks, round corners of an outline, or scroll the page behind.
        ignoreProperties: {
          outline: anyValue,
          'overscroll-behavior': anyValue,
          'text-autospace': anyValue,
          'text-size-adjust': anyValue,
          'text-wrap': anyValue,
        },
      },
    ],
  },
}
