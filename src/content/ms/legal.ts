import type { legal as english } from '../en/legal.ts'
import type { Translated } from '../types.ts'

const months = [
  'Januari',
  'Februari',
  'Mac',
  'April',
  'Mei',
  'Jun',
  'Julai',
  'Ogos',
  'September',
  'Oktober',
  'November',
  'Disember',
]

export function monthInWords(date: string): string {
  const [year, month] = date.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

export const legal = {
  inWords: (day) => `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`,
  lastUpdated: 'Kemas kini terakhir:',
  edition: (version, inForceSince) =>
    `Teks ini versi ${version}, berkuat kuasa tanpa perubahan sejak ${inForceSince}.`,
} satisfies Translated<typeof english>
