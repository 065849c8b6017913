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
        // What all browsers could do when Safari 16.4 and Chrome 111 appeared (browserslist: whole).
        available: 2022,
        // The build compiles nesting away; all of the list have the others but Chrome 103, where :has() is
        // asked for before anything is hidden that needs it.
        ignoreSelectors: ['nesting', 'has', 'user-valid'],
        // Without these lines break elsewhere, an outline has no round corners, or the page behind scrolls.
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
