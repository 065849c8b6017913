export const leaving = {
  link: 'Leave quickly',
  onceMore: 'Press Shift once more to leave quickly.',
  ways: 'Press “Leave quickly”, or Shift three times, to open a weather site.',
  limits: 'This page and earlier ones may stay in your history.',
  how: 'How to clear it',
} as const
