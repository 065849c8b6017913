import type { legal as english } from '../en/legal.ts'
import type { Translated } from '../types.ts'

const months = [
  'ஜனவரி',
  'பிப்ரவரி',
  'மார்ச்',
  'ஏப்ரல்',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஆகஸ்ட்',
  'செப்டம்பர்',
  'அக்டோபர்',
  'நவம்பர்',
  'டிசம்பர்',
]

export function monthInWords(date: string): string {
  const [year, month] = date.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

export const legal = {
  inWords: (day) => `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`,
  lastUpdated: 'கடைசிப் புதுப்பிப்பு:',
  edition: (version, inForceSince) =>
    `பதிப்பு ${version}; ${inForceSince} முதல் மாற்றமின்றி அமலில் உள்ளது.`,
} satisfies Translated<typeof english>
