import type { leaving as english } from '../en/leaving.ts'
import type { Translated } from '../types.ts'

export const leaving = {
  link: 'உடனே வெளியேற',
  onceMore: 'உடனே வெளியேற Shift விசையை இன்னும் ஒரு முறை அழுத்துங்கள்.',
  limits: 'இந்தப் பக்கமும் முன்பு பார்த்தவையும் உலாவியில் (browser) பதிந்திருக்கலாம்.',
} satisfies Translated<typeof english>
