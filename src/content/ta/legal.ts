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
  inWords: (day) =>
    `${day.slice(0, 4)} ${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`,
  lastUpdated: 'கடைசிப் புதுப்பிப்பு:',
  edition: (version, inForceSince) => `பதிப்பு ${version}, ${inForceSince} முதல் நடைமுறையில் உள்ளது.`,
  whichGoverns:
    '“கடைசிப் புதுப்பிப்பு” எப்போதும் இன்றைய தேதியைக் காட்டும். எந்தப் பதிப்பு பொருந்தும் என்று பதிப்பு எண்ணும் தேதியும் சொல்லும்.',
} satisfies Translated<typeof english>
