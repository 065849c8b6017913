/** The threads a figure may be woven from: the base palette of the visual direction. */
export const threads = {
  santan: '#f5f6ee',
  kelapa: '#fefefb',
  'pandan-200': '#cde4b4',
  'pandan-300': '#a9cf8a',
  'pandan-600': '#2c6e49',
  'pandan-800': '#17452e',
  'telang-900': '#141e50',
  'telang-700': '#2a3a8f',
  'telang-500': '#4c5dbb',
  'telang-300': '#a3b0e4',
  'telang-200': '#cad3f2',
  'bandung-200': '#f7c8ce',
  'bandung-300': '#f0a6b3',
  'bandung-500': '#d9657e',
  'kunyit-200': '#fae0a0',
  'kunyit-400': '#f2b431',
  'kunyit-500': '#e0990f',
}

export type Thread = keyof typeof threads

/**
 * How a path takes a thread's colour. Where it lies on the page, an edge too dark for a dark ground
 * turns light, and the field of a dark cloth brightens (weave.css); within a figure nothing changes.
 */
export function dyed(thread: Thread, part = 'edge'): { fill?: string; className?: string } {
  if (part === 'edge' && thread === 'telang-900') return { className: 'thread-night' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'thread-leaf' }
  if (part === 'ground' && thread === 'telang-900') return { className: 'thread-field' }
  return { fill: threads[thread] }
}
