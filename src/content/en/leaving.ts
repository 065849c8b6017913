export const leaving = {
  link: 'Leave quickly',
  onceMore: 'Press Shift once more to leave quickly.',
  ways: '“Leave quickly”, or Shift pressed three times, takes you to the weather.',
  limits: 'Pages you saw before stay in the history.',
  how: 'How to clear it',
} as const
