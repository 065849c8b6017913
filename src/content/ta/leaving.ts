import type { leaving as english } from '../en/leaving.ts'
import type { Translated } from '../types.ts'

export const leaving = {
  link: 'உடனே வெளியேற',
  onceMore: 'உடனே வெளியேற Shift விசையை இன்னும் ஒரு முறை அழுத்துங்கள்.',
  ways: '“உடனே வெளியேற” என்பதைத் தொட்டாலோ, கணினி விசைப்பலகையில் Shift விசையை மூன்று முறை அழுத்தினாலோ, வானிலைத் தளம் திறக்கும்.',
  limits: 'இந்தப் பக்கமும் முன்பு பார்த்தவையும் உலாவியில் பதிந்திருக்கலாம்.',
  how: 'உலாவல் வரலாற்றை அழிக்க',
} satisfies Translated<typeof english>
