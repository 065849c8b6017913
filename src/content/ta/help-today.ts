import { openCare } from '../open-care.ts'
import { helplineFacts } from './helpline-facts.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'

const { clinics, mentari, hospitals } = openCare
const unknown = 'எங்களுக்குத் தெரியாது. அழைக்கும்போது அல்லது போகும்போது கேளுங்கள்.'

/** Help that is open today, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'இன்றே கிடைக்கும் உதவி',
  text: `${helplineFacts.notCalled} எங்களுக்குத் தெரியாததைத் தெரியாது என்றே சொல்கிறோம்.`,
  situations: {
    danger: {
      title: 'ஒருவர் ஆபத்தில் இருக்கிறார்',
      text: 'நீங்களோ அருகில் உள்ள ஒருவரோ பாதுகாப்பாக இல்லாமல் இருக்கலாம். தற்கொலை எண்ணமும் இதில் அடங்கும்.',
    },
    tonight: {
      title: 'இன்றிரவு பேச வேண்டும்',
      text: 'அவசர நிலையாக இருந்தால்தான் அழைக்க வேண்டும் என்பதில்லை.',
    },
    silent: {
      title: 'இப்போது என்னால் பேச முடியாது',
      text: 'அதற்குப் பதிலாக எழுதுங்கள். எவ்வளவு விரைவில் பதில் வரும் என எங்களுக்குத் தெரியாது.',
    },
    treatment: {
      title: 'எனக்குச் சிகிச்சை வேண்டும்',
      text: 'பொதுக் கிளினிக்குகளும் மருத்துவமனைகளும் மனநலத்துக்கும் சிகிச்சை தருகின்றன.',
    },
    student: {
      title: 'நான் ஒரு மாணவர்',
      text: `உங்கள் பள்ளியிலோ கல்வி நிலையத்திலோ மனநல ஆலோசகர் இருக்கிறாரா எனக் கேளுங்கள்; எங்கெல்லாம் இருக்கிறார் என எங்களுக்குத் தெரியாது. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'ஒருவர் என்னைத் துன்புறுத்துகிறார்',
      text: 'வீட்டிலோ வேறு எங்கோ. இப்போது ஆபத்தில் இருந்தால், 999-ஐ அழையுங்கள்.',
    },
  },
  places: {
    clinics: {
      name: 'சுகாதாரக் கிளினிக் (klinik kesihatan)',
      text: `அரசாங்கச் சுகாதாரக் கிளினிக்குகள். 2022ஆம் ஆண்டில், கிளினிக்குகளும் சமூக மையங்களுமாக ${clinics.count} இடங்களில் பரிசோதனையும் அடிப்படைச் சிகிச்சையும் கிடைத்தன.`,
      cost: unknown,
      hours: unknown,
      source: 'சுகாதார அமைச்சர், 19 ஜூலை 2022, எழுத்துவழிப் பதில் (CodeBlue)',
    },
    mentari: {
      name: 'MENTARI',
      text: `சமூக மனநல மையங்கள், ஒவ்வொரு மாநிலத்திலும் குறைந்தது ஒன்று. ${mentari.year}ஆம் ஆண்டில் ${mentari.count} மையங்கள் இருந்தன.`,
      cost: unknown,
      hours: unknown,
      source: 'mentari.moh.gov.my; CodeBlue, 31 டிசம்பர் 2020',
    },
    hospitals: {
      name: 'அரசாங்க மருத்துவமனைகள்',
      text: `2022ஆம் ஆண்டில், ${hospitals.specialist} சிறப்பு மருத்துவமனைகளிலும் நான்கு மனநல மருத்துவமனைகளிலும் மனநல மருத்துவச் சேவை இருந்தது.`,
      cost: unknown,
      hours: unknown,
      source: 'CodeBlue, 18 ஆகஸ்ட் 2022',
    },
    myMinda: {
      name: 'MyMINDA, MySejahtera செயலியில்',
      text: 'சுகாதார அமைச்சின் சொந்தக் கேள்விகளும் வாசிப்புக் குறிப்புகளும், அக்டோபர் 2023 முதல்.',
      cost: 'எங்களுக்குத் தெரியாது.',
      hours: 'எங்களுக்குத் தெரியாது.',
      source: 'The Star, 21 நவம்பர் 2023',
    },
  },
} satisfies Translated<typeof english>
