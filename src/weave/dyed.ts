import { type Thread, threads } from '../palette.ts'

/**
 * How a path takes a thread's colour. Where it lies on the page, an edge too dark for a dark ground
 * turns light (weave.css); within a weaving nothing changes.
 */
export function dyed(thread: Thread, part: string): { fill?: string; className?: string } {
  if (part === 'edge' && thread === 'telang-900') return { className: 'thread-night' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: threads[thread] }
}
