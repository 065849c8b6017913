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
        // Supported everywhere when Safari 16.4 and Chrome 111 appeared (browserslist.full).
        available: 2022,
        // The build compiles nesting away. Only Chrome 103 lacks the others; :has() is behind @supports.
        ignoreSelectors: ['nesting', 'has', 'user-valid'],
        // Without these only line breaks, outline corners and scroll chaining differ.
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
