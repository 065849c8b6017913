export const leaving = {
  link: 'Leave quickly',
  onceMore: 'Press Shift once more to leave quickly.',
  limits: 'This page and earlier ones may stay in your history.',
} as const
