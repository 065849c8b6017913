import type { product as english } from '../en/product.ts'
import type { Translated } from '../types.ts'

export const product = {
  says: 'நான் ஓர் AI.',
  you: 'நீங்கள்',
  sessionTypes: { chat: 'எழுத்து', talk: 'குரல்', video: 'காணொளி' },
  caption: {
    handOver: 'எடுத்துக்காட்டுப் படம். தொலைபேசி எண்கள் உண்மையானவை.',
    totals: 'இது வரைந்த எடுத்துக்காட்டு, உண்மையான பல்கலைக்கழகம் அல்ல.',
  },
  recap: {
    title: 'அமர்வுக் குறிப்பு',
    weighs: 'மனதில் உள்ள பாரம்',
    noticed: 'நீங்கள் கவனித்தது',
    tonight: 'இன்றிரவுக்கு',
  },
  record: {
    title: 'உங்கள் மருத்துவர் அல்லது உளவியல் நிபுணருக்கு',
    consent: 'நீங்கள் சம்மதித்தால்',
    example: 'இது ஓர் எடுத்துக்காட்டு, உண்மையான ஒருவரின் குறிப்பு அல்ல.',
    nights: 'மூன்று வாரத் தூக்கம்',
    key: 'நிரம்பிய புள்ளி: தூங்கிய இரவு. வெற்றுப் புள்ளி: அதிகாலை 3 மணிக்குப் பிறகும் விழிப்பு.',
    themes: 'அதிகம் பேசியவை',
    themeCounts: ['வேலையைப் பற்றி மூன்று முறை.', 'அப்பாவைப் பற்றி இரண்டு முறை.'],
    missing: 'இதில் இல்லாதது',
    missingText: 'அமர்வில் சொன்ன ஒரு வாக்கியம்கூட இந்தக் குறிப்பில் இல்லை.',
  },
  totals: {
    title: 'பல்கலைக்\u00adகழகத்துக்கான அறிக்கை',
    joined: 'சேர்ந்தவர்கள்',
    sessions: 'நடந்த அமர்வுகள்',
    languages: 'ஒவ்வொரு மொழியிலும் நடந்த அமர்வுகள்',
    faculties: 'ஒவ்வொரு புலத்திலும் சேர்ந்தவர்கள்',
    faculty: { engineering: 'பொறியியல்', business: 'வணிகம்' },
  },
  playback: {
    next: 'அடுத்த வரி',
    again: 'மீண்டும் தொடங்க',
  },
} satisfies Translated<typeof english>
