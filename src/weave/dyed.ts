import { type Thread, threads } from '../palette.ts'

/** On the page's own ground an edge turns light where it would be too dark (palette.ts). */
export function dyed(thread: Thread, part: string): { fill?: string; className?: string } {
  if (part === 'edge' && thread === 'telang-900') return { className: 'fill-(--thread-night)' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: threads[thread] }
}
