import type { helplineWords as english } from '../en/helplines.ts'
import { helplineNames, helplines } from '../facts/helplines.ts'
import type { Translated } from '../types.ts'

/** The helplines in words, as every page shows them. */
export const helplineWords = {
  title: 'இப்போது உதவி வேண்டுமா?',
  helpNow: 'உடனடி உதவி',
  danger: 'ஆபத்தா?',
  worried: 'ஒருவரை நினைத்துக் கவலையா?',
  state: {
    always: '24\u00a0மணி நேரமும்',
    hours: (opens, closes) => `${clock(opens)} முதல் ${clock(closes)} வரை`,
    openAlways: 'இப்போது அழைக்கலாம், 24\u00a0மணி நேரமும்',
    open: (hours) => `இப்போது அழைக்கலாம், ${hours}`,
    closed: (hours) => `இப்போது இயங்கவில்லை; ${hours} அழைக்கலாம்.`,
  },
  lines: {
    emergency: {
      name: 'அவசர உதவி',
      purpose:
        'உங்களுக்கோ அருகில் உள்ளவருக்கோ ஆபத்து இருக்கலாம் என்றால் அழையுங்கள். உங்களுக்கு நீங்களே தீங்கு செய்துகொள்வீர்களோ, தற்கொலைக்கு முயல்வீர்களோ என்று பயந்தாலும் அழையுங்கள்.',
    },
    befrienders: {
      name: helplineNames.befrienders,
      purpose: 'தன்னார்வலர்கள் பொறுமையாகக் கேட்பார்கள். எதையும் பேசலாம், தற்கொலை பற்றியும்.',
    },
    kasih: {
      name: helplineNames.kasih,
      purpose: 'வன்முறை, துன்புறுத்தல், குடும்ப நெருக்கடி என்றால் அழையுங்கள்.',
    },
    heal: {
      name: helplineNames.heal,
      purpose: 'சுகாதார அமைச்சின் மனநல ஆலோசகர்கள் பேசுவார்கள்.',
    },
    samaritansSingapore: {
      name: helplineNames.samaritansSingapore,
      purpose: 'சிங்கப்பூரில் மட்டும், Samaritans of Singapore எண்ணை அழையுங்கள்.',
    },
  },
} satisfies Translated<typeof english>

/** A sentence whose number can be pressed. */
export const callInDanger = `${helplineWords.danger} [${helplines.emergency.phone.text}](emergency) எண்ணை அழையுங்கள்.`

export const listeners = {
  ask: 'இப்போதே பேச வேண்டுமா?',
  text: `Befrienders [${helplines.befrienders.phone.text}](befrienders), இரவும் பகலும்.`,
} as const

/** Returns an hour from 0 to 24 the way people say it; it always ends in the word that takes case endings. */
export function clock(hour: number): string {
  if (hour % 24 === 0) return 'நள்ளிரவு 12\u00a0மணி'
  if (hour === 12) return 'நண்பகல் 12\u00a0மணி'
  return `${partOfDay(hour)} ${hour % 12} மணி`
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'அதிகாலை'
  if (hour < 12) return 'காலை'
  if (hour < 16) return 'பிற்பகல்'
  return hour < 19 ? 'மாலை' : 'இரவு'
}
