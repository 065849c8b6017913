import { BRAND, company, formRetention } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../types.ts'

const { befrienders, emergency } = helplines

export const announcementSubject = `${BRAND.name} மலேசியாவில் தொடங்கிவிட்டது`

export const announcement = {
  subject: announcementSubject,
  greeting: 'வணக்கம்,',
  greetingTo: (name) => `வணக்கம் ${name},`,
  opened: `பதிவு தொடங்கும்போது எழுதச் சொல்லியிருந்தீர்கள். ${BRAND.name} இப்போது மலேசியாவில் தொடங்கிவிட்டது.`,
  product: `${BRAND.name}: உங்கள் மொழியிலேயே AI வழி உளவியல் சிகிச்சை. தமிழிலோ மலாயிலோ ஆங்கிலத்திலோ மாண்டரினிலோ, வீட்டில் கலந்து பேசுவது போலவோ, மனதில் உள்ளதைச் சொல்லுங்கள். எந்த நேரமும் பேசலாம்.`,
  noTherapist: (minimumAge) =>
    `${minimumAge ? `${minimumAge} வயது முதல் ${BRAND.name} சேவையைப் பயன்படுத்தலாம்; ஆனால் அது` : `${BRAND.name},`} சிகிச்சையாளருக்கு மாற்று அல்ல. ஏற்கெனவே ஒருவரிடம் போகிறீர்களா? தொடர்ந்து போங்கள்.`,
  signUp: 'இங்கே பதிவு செய்யலாம்:',
  tonight: `இப்போது மனம் கனமாக இருந்தால், ஒருவரிடம் பேசலாம். இரவும் பகலும் Befrienders எண்ணை அழையுங்கள்: ${befrienders.phone.text}. ஆபத்து என்றாலோ, உங்களுக்கு நீங்களே தீங்கு செய்துகொள்வீர்களோ என்று பயந்தாலோ, ${emergency.phone.text} எண்ணை அழையுங்கள்.`,
  deleted: `காத்திருப்புப் பட்டியலுக்கு இந்த ஒரு மின்னஞ்சலை மட்டுமே அனுப்புகிறோம். கடைசி மின்னஞ்சல் அனுப்பி ${formRetention.waitlistDaysAfterAnnouncement} நாள்களுக்குப் பிறகு பட்டியலை நீக்கிவிடுவோம்.`,
  leave:
    'இப்போதே பட்டியலிலிருந்து விலக, இந்த மின்னஞ்சலுக்குப் பதில் எழுதுங்கள். அல்லது இந்தப் பக்கத்தைத் திறந்து, “பட்டியலிலிருந்து விலக” என்பதை அழுத்துங்கள்:',
  team: `${BRAND.name} குழு`,
  site: 'எங்கள் இணையத்தளம்:',
  safety: 'ஆபத்து என்றால் என்ன நடக்கும், நீங்கள் சொல்வதை யாரால் படிக்க முடியும்:',
  company: `${company.name} (நிறுவனப் பதிவு எண் ${company.registration})`,
} satisfies Translated<typeof english>
