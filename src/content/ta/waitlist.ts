import { BRAND } from '../facts.ts'
import { formLimits } from '../form-limits.ts'
import type { waitlist as english } from '../en/waitlist.ts'
import type { Translated } from '../types.ts'

export const waitlist = {
  title: 'காத்திருப்புப் பட்டியலில் சேர',
  text: 'பதிவு தொடங்கும்போது உங்களுக்கு ஒருமுறை மட்டும் எழுதுவோம்.',
  email: 'மின்னஞ்சல்',
  name: 'பெயர்',
  optional: 'கட்டாயமில்லை',
  submit: 'அனுப்ப',
  submitting: 'அனுப்புகிறோம்…',
  cancel: 'ரத்து செய்ய',
  close: 'மூட',
  problems: {
    missing: {
      email: 'மின்னஞ்சல் கட்டாயம்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள்: அது name@example.com போல இருக்க வேண்டும்',
    },
    unreadable: 'ஒட்டாமல் மீண்டும் தட்டச்சு செய்யுங்கள். இதில் உரையில் சேராத ஒரு குறி உள்ளது.',
    long: {
      email: `மின்னஞ்சல் முகவரி மிக நீளம். ${formLimits.email} எழுத்துகளுக்குள் எழுதுங்கள்.`,
      name: `பெயரை ${formLimits.name} எழுத்துகளுக்குள் சுருக்குங்கள்.`,
    },
  },
  refused: 'ஏதோ கோளாறு ஏற்பட்டது. மீண்டும் அனுப்புங்கள்.',
  unreachable: 'அனுப்ப முடியவில்லை. மீண்டும் அனுப்புங்கள்.',
  joined: 'காத்திருப்புப் பட்டியலில் சேர்ந்ததற்கு நன்றி! பதிவு தொடங்கும்போது ஒருமுறை எழுதுவோம்.',
  closesByItself: 'இந்தச் சாளரம் 3 வினாடிகளில் தானாக மூடிக்கொள்ளும்.',
  kept: (months) => `உங்கள் மின்னஞ்சலையும், தந்திருந்தால் பெயரையும், அதிகபட்சம் ${months} மாதங்கள் வைத்திருப்போம்.`,
  leave: 'பட்டியலிலிருந்து மின்னஞ்சல் வழி விலக',
  beforeLaunch: {
    label: 'பதிவு',
    tooltip: `${BRAND.name} இன்னும் தொடங்கவில்லை. மின்னஞ்சல் தந்து பட்டியலில் சேரலாம்.`,
    untilThen: `${BRAND.name} இன்னும் தொடங்கவில்லை.`,
    leaveEmail: 'தொடங்கும்போது எனக்குத் தெரிவியுங்கள்',
  },
} satisfies Translated<typeof english>
