import { type Thread, threads } from '../palette.ts'

/** A thread's colour. On the page itself an edge too dark for a dark ground turns light (palette.ts). */
export function dyed(thread: Thread, part: string): { fill?: string; className?: string } {
  if (part === 'edge' && thread === 'telang-900') return { className: 'fill-(--thread-night)' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: threads[thread] }
}
