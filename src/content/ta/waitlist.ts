import { formLimits } from '../facts/form-limits.ts'
import { announcementSubject } from './announcement.ts'
import type { waitlist as english } from '../en/waitlist.ts'
import type { Translated } from '../types.ts'

const unreadable = 'நகலெடுத்து ஒட்டாமல், மீண்டும் தட்டச்சு செய்யுங்கள். இதில் அனுப்ப முடியாத ஒரு குறி உள்ளது.'

export const waitlist = {
  title: 'காத்திருப்புப் பட்டியலில் சேர',
  text: 'உங்களை எங்கள் காத்திருப்புப் பட்டியலில் சேர்ப்போம். பதிவு தொடங்கும்போது உங்களுக்கு எழுதுவோம்.',
  fields: { email: 'மின்னஞ்சல்', name: 'பெயர்' },
  emailHint: `ஒரே ஒரு மின்னஞ்சல்: “${announcementSubject}”. உங்கள் மின்னஞ்சலைப் பிறரும் திறந்தால், நீங்கள் மட்டும் திறக்கும் முகவரியைத் தாருங்கள்.`,
  optional: '(கட்டாயமில்லை)',
  submit: 'அனுப்ப',
  pending: 'அனுப்புகிறோம்…',
  cancel: 'ரத்து செய்ய',
  close: 'மூட',
  issues: {
    required: {
      email: 'மின்னஞ்சல் கட்டாயம்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள். அது name@example.com போல இருக்க வேண்டும்.',
    },
    unreadable: { email: unreadable, name: unreadable },
    too_long: {
      email: `மின்னஞ்சல் முகவரி மிக நீளம். ${formLimits.email} எழுத்துகளுக்குள் எழுதுங்கள்.`,
      name: `பெயரை ${formLimits.name} எழுத்துகளுக்குள் சுருக்குங்கள்.`,
    },
  },
  refused: 'ஏதோ கோளாறு ஏற்பட்டது. மீண்டும் அனுப்புங்கள்.',
  unreachable: 'அனுப்ப முடியவில்லை. மீண்டும் அனுப்புங்கள்.',
  joined: 'காத்திருப்புப் பட்டியலில் சேர்ந்ததற்கு நன்றி! பதிவு தொடங்கும்போது எழுதுவோம்.',
  readBack: (email) => `${email} முகவரிக்கு எழுதுவோம்.`,
  onTheList: { text: 'உங்கள் மின்னஞ்சல் பட்டியலில் உள்ளது.', again: 'முகவரி தவறா? மீண்டும் எழுதுங்கள்' },
  /** In the footer. */
  join: 'பட்டியலில் சேர',
  withoutScript: 'கீழே உள்ள மின்னஞ்சல் முகவரிக்கு எழுதுங்கள். பதிவு தொடங்கும்போது சொல்வோம்.',
} satisfies Translated<typeof english>
