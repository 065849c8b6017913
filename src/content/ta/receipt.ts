import type { receipt as english } from '../en/receipt.ts'
import type { Translated } from '../types.ts'

export const receipt = {
  title: 'உங்கள் ரசீது',
  reference: 'குறிப்பு எண்',
  isYours: (reference) => `உங்கள் குறிப்பு எண் ${reference}.`,
  sent: 'அனுப்பிய நேரம்',
  answerBy: 'இதற்குள் பதிலளிப்பதே இலக்கு',
  moment: (day, time) => `${day}, ${time}, மலேசிய நேரம்`,
  notCounted: 'வார இறுதியும் பொது விடுமுறையும் கணக்கில் சேராது.',
  next: 'அடுத்து என்ன நடக்கும்',
  nothingComes:
    'பதில் வராவிட்டால், முதலில் ஸ்பேம் பகுதியைப் பாருங்கள். அங்கும் இல்லாவிட்டால், குறிப்பு எண்ணைத் தலைப்பில் சேர்த்து எழுதுங்கள்:',
  mailSubject: (reference) => `${reference}: இன்னும் பதில் வரவில்லை`,
  leaves: 'இந்த ரசீதை மீண்டும் காட்ட முடியாது. பக்கத்தை விட்டுப் போனதும் மறைந்துவிடும்.',
  save: 'கோப்பாகச் சேமிக்க',
  print: 'அச்சிட',
  file: 'ரசீது',
  subjects: {
    media: 'ஊடக, பத்திரிகை, செய்தியாளர்',
    technical: 'தொழில்நுட்ப, பிழை, இயங்கவில்லை',
    partnership: 'கூட்டாண்மை, முன்னோடி, பெருநிறுவன, விலை',
    investor: 'முதலீ',
  },
} satisfies Translated<typeof english>
