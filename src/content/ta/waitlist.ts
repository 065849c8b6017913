import { formLimits } from '../facts/form-limits.ts'
import { announcementSubject } from './announcement.ts'
import type { waitlist as english } from '../en/waitlist.ts'
import type { Translated } from '../types.ts'

const unreadable = 'நகலெடுத்து ஒட்டாமல், நீங்களே எழுதுங்கள். அனுப்ப முடியாத குறி ஒன்று இதில் உள்ளது.'

export const waitlist = {
  title: 'காத்திருப்புப் பட்டியலில் சேர',
  text: 'உங்களைக் காத்திருப்புப் பட்டியலில் சேர்த்துக்கொள்வோம். பதிவு தொடங்கும்போது எழுதுவோம்.',
  fields: { email: 'மின்னஞ்சல்', name: 'பெயர்' },
  emailHint: `ஒரே ஒரு மின்னஞ்சல்தான் வரும்: “${announcementSubject}”. மற்றவர்களும் உங்கள் மின்னஞ்சலைத் திறப்பார்களா? நீங்கள் மட்டும் திறக்கும் முகவரியைத் தாருங்கள்.`,
  optional: '(கட்டாயமில்லை)',
  submit: 'அனுப்ப',
  pending: 'அனுப்புகிறோம்…',
  cancel: 'ரத்து செய்ய',
  close: 'மூட',
  issues: {
    required: {
      email: 'மின்னஞ்சல் முகவரியை எழுதுங்கள்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள். name@example.com போல இருக்க வேண்டும்.',
    },
    unreadable: { email: unreadable, name: unreadable },
    too_long: {
      email: `மின்னஞ்சல் முகவரி மிக நீளம். ${formLimits.email} எழுத்துகளுக்குள் எழுதுங்கள்.`,
      name: `பெயரை ${formLimits.name} எழுத்துகளுக்குள் சுருக்குங்கள்.`,
    },
  },
  refused: 'ஏதோ தவறாகிவிட்டது. மறுபடியும் அனுப்புங்கள்.',
  unreachable: 'அனுப்ப முடியவில்லை. மறுபடியும் அனுப்புங்கள்.',
  joined: 'காத்திருப்புப் பட்டியலில் சேர்ந்ததற்கு நன்றி! பதிவு தொடங்கும்போது எழுதுவோம்.',
  readBack: (email) => `${email} முகவரிக்கு எழுதுவோம்.`,
  onTheList: { text: 'உங்கள் மின்னஞ்சல் பட்டியலில் உள்ளது.', again: 'முகவரி தவறா? மறுபடி எழுதுங்கள்' },
  /** In the footer. */
  join: 'பட்டியலில் சேர',
  withoutScript: 'கீழே உள்ள மின்னஞ்சல் முகவரிக்கு எழுதுங்கள். பதிவு தொடங்கும்போது சொல்கிறோம்.',
} satisfies Translated<typeof english>
