type ThreadsProps = {
  state: 'cut' | 'joined'
  /** Which of the five rows, from 0: the same row wears the same threads above and below the seam. */
  index: number
  className?: string
}

export function Threads({ className }: ThreadsProps) {
  return <svg aria-hidden="true" className={`block ${className ?? ''}`} />
}
