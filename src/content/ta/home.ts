import { BRAND, published, sources } from '../facts.ts'
import type { HomeContent } from '../types/home.ts'
import { paths } from '#src/paths.ts'
import { publishedTexts } from './figures.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const home = {
  meta: {
    title: 'நீங்கள் சிந்திக்கும் மொழியில் உளவியல் சிகிச்சை',
    description: `${BRAND.name}: மலேசியாவுக்கான AI வழி உளவியல் சிகிச்சை. ஆங்கிலம், மலாய், மாண்டரின், தமிழில்; எழுத்து, குரல், காணொளி வழி. உருவாக்கத்தில், ஆய்வுச் சோதனையில் உள்ளது.`,
  },
  hero: {
    title: 'வீட்டில் பேசுவது போலவே பேசுங்கள்.',
    lead: `${BRAND.name} என்பது செயற்கை நுண்ணறிவு (AI) வழி உளவியல் சிகிச்சை; நம் பண்பாட்டுக்கு ஏற்றது. தென்கிழக்கு ஆசியாவுக்கானது, முதலில் மலேசியாவுக்கானது. ஆங்கிலம், மலாய், மாண்டரின், தமிழில்; எழுத்து, குரல் அல்லது காணொளி வழி. இது உருவாக்கப்பட்டு வருகிறது; ஆய்வுச் சோதனையில் உள்ளது.`,
    actions: [{ kind: 'route', label: 'எவ்வாறு செயல்படுகிறது', to: paths.howItWorks }, joinWaitlist],
    voicesLabel: 'நான்கு பேர், ஒவ்வொருவரும் அவரவர் மொழியில்',
    voicesMore: 'ஒரு குரலைத் தொட்டால், உரையாடலின் தொடர்ச்சியைப் படிக்கலாம்.',
    voiceMixed: 'ஐந்தாவது குரலில் மொழிகள் கலக்கின்றன.',
    voiceMore: 'இந்த உரையாடலின் தொடர்ச்சியைப் படிக்க',
    voices: [
      { text: '晚上总是睡不好。', lang: 'zh-Hans', sample: 'zh' },
      { text: 'I can’t switch off at night.', lang: 'en', sample: 'en' },
      { text: 'Dah lama tak tidur lena.', lang: 'ms', sample: 'ms' },
      { text: 'ராத்திரில தூக்கமே வரல.', lang: 'ta', sample: 'ta' },
    ],
  },
  highlights: {
    therapy: 'AI வழி உளவியல் சிகிச்சை',
    privacy: 'தனியுரிமையும் பாதுகாப்பும்',
    culture: 'நம் பண்பாட்டை மதிப்பது',
  },
  statistics: {
    title: 'மலேசியாவில் மனநல நிபுணர்கள் போதவில்லை.',
    adults: {
      figure: 'adultDistress',
      text: `பெரியவர்கள் மனநலப் பிரச்சினைகளால் சிரமப்படுகிறார்கள் என்கிறது ${sources.survey2015.year}ஆம் ஆண்டின் முதற்கட்டப் பரிசோதனை ஒன்று. அது நோயறிதல் அல்ல; ${sources.survey2023.year}ஆம் ஆண்டில் ${publishedTexts.depression2023} பேரிடம் மனச் சோர்வு காணப்பட்டது. கீழே உள்ள ஒவ்வொரு தையலும் ஆயிரம் பெரியவர்களில் ஒருவர்.`,
    },
    psychiatrists: {
      figure: 'psychiatristRatio',
      text: `மனநல மருத்துவர்–நோயாளி விகிதம்; ${sources.ratio2016.year}ஆம் ஆண்டில், மனநலப் பிரச்சினை உள்ள நோயாளிகளைக் குறித்துச் சொல்லப்பட்டது. ${published.newestCount.year}ஆம் ஆண்டில் இருந்த ${publishedTexts.newestCount} மனநல மருத்துவர்களை மக்கள்தொகையுடன் ஒப்பிட்டால், அது ஏறத்தாழ ${publishedTexts.perNewestCount}.`,
      more: 'ஒவ்வொரு தையலாக வரைந்ததைப் பாருங்கள்',
    },
    sessions: {
      figure: 'sessionCost',
      text: `ஓர் உளவியல் சிகிச்சை அமர்வின் கட்டணம், ${sources.fees2016.year}ஆம் ஆண்டுக் கட்டண வழிகாட்டியின்படி.`,
    },
  },
  whyChoose: {
    title: `ஏன் ${BRAND.name}?`,
    languages: {
      title: 'நான்கு மொழிகள், ஒரே உரையாடல்',
      text: 'ஆங்கிலம், மலாய், மாண்டரின், தமிழ். நாம் எல்லோரும் பேசுவது போல, ஒரே வாக்கியத்தில் கலந்தும் பேசலாம்.',
      claim: 'languages',
      greetings: [
        { text: 'வணக்கம்', lang: 'ta' },
        { text: 'Apa khabar?', lang: 'ms' },
        { text: '吃饱了吗？', lang: 'zh-Hans' },
        { text: 'How are you?', lang: 'en' },
      ],
    },
    hours: {
      title: '24/7, எந்த நேரத்திலும்',
      text: 'அதிகாலை மூன்று மணி, பொது விடுமுறை, கூட்டத்துக்கு முந்திய பத்து நிமிடம்.',
      claim: 'hours',
    },
    ways: {
      title: 'எழுத்து, குரல் அல்லது காணொளி',
      text: 'கைப்பேசியிலோ இணையத்திலோ.',
      claim: 'ways',
    },
    privacy: {
      title: 'தனியுரிமையும் பாதுகாப்பும்',
      text: 'முழுவழி மறையாக்கம் (end-to-end encryption) செய்யப்படும். தரவு மலேசியாவில் உள்ள சேவையகங்களில் மட்டுமே இருக்கும்; தனிநபர் தரவு பாதுகாப்புச் சட்டத்தின் (PDPA) கீழ்.',
      claim: 'encryption',
      overheard: { text: 'Dah lama tak', lang: 'ms' },
    },
    crisis: {
      title: 'நெருக்கடியைக் கண்டறியும் வசதி',
      text: 'இரட்டை AI கண்காணிப்பு: இரண்டாவது AI ஆபத்தின் அறிகுறிகளை மட்டுமே தேடும். கண்டால், உரையாடலை ஒரு மனிதரிடம் ஒப்படைக்க வேண்டும் என்பது திட்டம்.',
      claim: 'crisis',
    },
    regulated: {
      title: 'ஒழுங்குமுறைக்கு உட்பட்ட சிகிச்சையே இலக்கு',
      text: 'இலக்கு: மருத்துவ ரீதியாகச் சரிபார்க்கப்பட்ட, AI வழி டிஜிட்டல் சிகிச்சை முறை (மென்பொருள் தரும் சிகிச்சை). பாதை: மருத்துவச் சாதனமாக வகைப்படுத்தப்படும் மென்பொருள். சரிபார்ப்பு நடந்து வருகிறது.',
      claim: 'device',
      steps: [
        { title: 'ஆய்வுச் சோதனை', claim: 'trials' },
        { title: 'மருத்துவ ரீதியான சரிபார்ப்பு', claim: 'validation' },
        {
          title: 'மருத்துவச் சாதனம்',
          claim: 'device',
        },
      ],
    },
  },
  callToAction: {
    title: 'இது யாருக்காக',
    audiences: {
      students: 'மாணவர்களும் இளையோரும்',
      professionals: 'வேலைப்பளு மிக்கவர்கள்',
      everyone: 'சாதாரண மலேசிய மக்கள்',
    },
    text: `${BRAND.name} இன்னும் திறக்கவில்லை. இது யாருக்காக, என்ன செய்யும், என்ன செய்யாது என்பதை இப்போதே படிக்கலாம்.`,
    action: {
      kind: 'route',
      label: 'மேலும் அறிக',
      to: paths.forUsers,
      about: `${BRAND.name} யாருக்காக என்பதைப் பற்றி`,
    },
    partners: {
      kind: 'route',
      label: 'பங்காளர்களுக்கு',
      to: paths.forPartners,
    },
  },
} satisfies HomeContent
