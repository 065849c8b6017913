import { BRAND, company, formRetention, formStorage } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { helplines } from '../facts/helplines.ts'
import { countries, inAllOf } from './countries.ts'
import type { privacyNotice as english } from '../en/privacy-notice.ts'
import type { Translated } from '../types.ts'

const { database, mail } = formStorage.countries
export const messageCountries = inAllOf([...new Set([database, mail])])
const controller = `${BRAND.name} சேவையை உருவாக்கும் ${company.name}`
const noPermission = 'உதவி எண்ணை அழைக்க யாரிடமும் அனுமதி கேட்க வேண்டியதில்லை.'

export const privacyNotice = {
  summary: 'இந்த அறிவிப்பு தமிழில்',
  forms: {
    waitlist: [
      `பதிவு தொடங்கும்போது உங்களுக்குத் தெரிவிக்க மட்டுமே ${controller} இதையும் இப்பக்கத்தின் மொழியையும் பயன்படுத்தும். இரண்டும் ${countries[database]} இருக்கும்; உங்களுக்குத் தெரிவித்த ${formRetention.waitlistDaysAfterAnnouncement} நாள்களுக்குப் பிறகு அவற்றை நீக்கும். எப்படியானாலும் ${formRetention.waitlistMonths} மாதங்களுக்கு மேல் வைத்திருக்காது. அனுப்பினால், இதற்கு ஒப்புதல் தருகிறீர்கள். பட்டியலிலிருந்து விலக: `,
      `. ${dataLaw.adultAge} வயது ஆகவில்லையா? பெற்றோருடனோ பாதுகாவலருடனோ சேர்ந்து பதிவு செய்யுங்கள். ${noPermission}`,
    ],
    contact: [
      `உங்களுக்குப் பதிலளிக்க மட்டுமே ${controller} இதைப் பயன்படுத்தும். ${messageCountries} அதை அதிகபட்சம் ${formRetention.messageMonths} மாதங்கள் வைத்திருக்கும். அனுப்பினால், இதற்கு ஒப்புதல் தருகிறீர்கள். ஒப்புதலைத் திரும்பப் பெற: `,
      `. ${dataLaw.adultAge} வயது ஆகவில்லையா? பெற்றோருடனோ பாதுகாவலருடனோ சேர்ந்து அனுப்புங்கள். ${noPermission}`,
    ],
    pitchDeck: [
      `முதலீட்டு விளக்கக்காட்சியை (pitch deck) அனுப்பவும் உங்களுக்குப் பதிலளிக்கவும் மட்டுமே ${controller} இதைப் பயன்படுத்தும். ${messageCountries} அதை அதிகபட்சம் ${formRetention.messageMonths} மாதங்கள் வைத்திருக்கும். அனுப்பினால், இதற்கு ஒப்புதல் தருகிறீர்கள். ஒப்புதலைத் திரும்பப் பெற: `,
      '.',
    ],
  },
  policy: 'தனியுரிமைக் கொள்கை',
  newTab: 'புதிய பக்கத்தில் திறக்கும்',
  healthDetails: `உங்கள் உடல்நல, மனநல விவரங்களை எழுத வேண்டாம். எழுதி அனுப்பினால், பதிலளிப்பதற்காக மட்டும் நாங்கள் அவற்றைப் படிக்க ஒப்புதல் தருகிறீர்கள். யாரிடமாவது பேச வேண்டும் போலிருந்தால், இரவும் பகலும் Befrienders எண்ணை அழைக்கலாம்: ${helplines.befrienders.phone.text}.`,
} satisfies Translated<typeof english>
