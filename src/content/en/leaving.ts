export const leaving = {
  link: 'Leave quickly',
  onceMore: 'Press Shift once more to leave quickly.',
  limits:
    '“Leave quickly”, or Shift pressed three times, takes you to the weather. Pages you saw before stay in the history.',
  how: 'How to clear it',
} as const
