import type { helplineWords as english } from '../en/helplines.ts'
import { helplineNames, helplines } from '../facts/helplines.ts'
import type { Translated } from '../types.ts'

/** The helplines in words, as every page shows them. */
export const helplineWords = {
  title: 'Perlu bercakap dengan seseorang?',
  helpNow: 'Bantuan segera',
  danger: 'Dalam bahaya? Telefon',
  worried: 'Risaukan seseorang?',
  state: {
    always: '24\u00a0jam',
    hours: (opens, closes) => `${clock(opens)} hingga ${clock(closes)}`,
    openAlways: 'Beroperasi sekarang, 24\u00a0jam',
    open: (hours) => `Beroperasi sekarang, ${hours}`,
    closed: (hours) => `Kini tutup, beroperasi ${hours}`,
  },
  lines: {
    emergency: {
      name: 'Kecemasan',
      purpose:
        'Telefon jika anda atau orang bersama anda mungkin dalam bahaya, atau jika anda takut akan mencederakan diri atau membunuh diri.',
    },
    befrienders: {
      name: helplineNames.befrienders,
      purpose: 'Sukarelawan sedia mendengar apa sahaja, termasuk tentang bunuh diri.',
    },
    kasih: {
      name: helplineNames.kasih,
      purpose: 'Jika anda atau orang lain disakiti atau didera, atau ada krisis keluarga.',
    },
    heal: {
      name: helplineNames.heal,
      purpose: 'Dijawab oleh kaunselor Kementerian Kesihatan.',
    },
    samaritansSingapore: {
      name: helplineNames.samaritansSingapore,
      purpose: 'Jika anda di Singapura, telefon Samaritans of Singapore:',
    },
  },
} satisfies Translated<typeof english>

/** A sentence whose number can be pressed. */
export const callInDanger = `Dalam bahaya? Telefon [${helplines.emergency.phone.text}](emergency).`

export const listeners = {
  ask: 'Perlu bercakap dengan seseorang sekarang?',
  text: `Befrienders [${helplines.befrienders.phone.text}](befrienders), siang malam.`,
} as const

/** Returns an hour from 0 to 24 the way people say it. */
export function clock(hour: number): string {
  if (hour % 24 === 0) return '12 tengah malam'
  if (hour === 12) return '12 tengah hari'
  if (hour < 12) return `${hour}\u00a0pagi`
  return `${hour - 12} ${hour < 19 ? 'petang' : 'malam'}`
}
