/** Fully supported. The README and the accessibility statement name the same. */
export const fullySupportedBrowsers = [
  'chrome111',
  'edge111',
  'firefox128',
  'safari16.4',
  'ios16.4',
]

/** Vite's build targets: the oldest browsers in which pages can be read and forms sent. */
export const oldestBrowsers = ['chrome103', 'edge103', 'firefox128', 'safari15.6', 'ios15.6']
