import { helplines } from '../helplines.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  required: '“கட்டாயமில்லை” என்றுள்ள கட்டத்தைத் தவிர மற்றவற்றை நிரப்புங்கள்.',
  optional: 'கட்டாயமில்லை',
  fields: {
    firstName: { label: 'பெயர்' },
    lastName: { label: 'தந்தையின் பெயர் அல்லது குடும்பப் பெயர்' },
    email: { label: 'மின்னஞ்சல்', hint: 'எங்கள் பதில் இந்த முகவரிக்கு வரும்.' },
    organization: { label: 'நிறுவனம் அல்லது அமைப்பு' },
    subject: { label: 'தலைப்பு' },
    message: {
      label: 'செய்தி',
      hint: `உங்கள் உடல்நல, மனநல விவரங்களை எழுத வேண்டாம். யாரிடமாவது பேச வேண்டும் போலிருந்தால், இரவும் பகலும் Befrienders-ஐ அழைக்கலாம்: ${helplines.befrienders.phone.text}.`,
    },
  },
  send: 'செய்தியை அனுப்ப',
  sending: 'அனுப்புகிறோம்...',
  withoutScript:
    'இந்தப் படிவம் இயங்க JavaScript தேவை. உங்கள் உலாவியில் அது இல்லாவிட்டால், இந்த முகவரிக்கு எழுதுங்கள்:',
  problemList: 'அனுப்பும் முன் சரிசெய்ய:',
  sent: {
    title: 'உங்கள் செய்தி கிடைத்தது.',
    text: 'எங்கள் குழுவில் ஒருவர் அதைப் படித்து, நீங்கள் தந்த முகவரிக்குப் பதிலளிப்பார்.',
  },
  failed: {
    title: 'செய்தியை அனுப்ப முடியவில்லை.',
    text: 'நீங்கள் எழுதியது அப்படியே உள்ளது. அதை மீண்டும் அனுப்பலாம் அல்லது இந்த முகவரிக்கு எழுதலாம்:',
  },
} satisfies Translated<typeof english>
