import { formLimits } from '../facts/form-limits.ts'
import { company } from '../facts/company.ts'
import { businessConstants } from '../facts/terms.ts'
import type { pitchDeckForm as english } from '../en/pitch-deck-form.ts'
import type { Translated } from '../types.ts'

export const pitchDeckForm = {
  optional: '(கட்டாயமில்லை)',
  fields: {
    firstName: 'பெயர்',
    lastName: 'தந்தையின் பெயர் அல்லது குடும்பப் பெயர்',
    email: 'மின்னஞ்சல்',
    organization: 'நிறுவனம் அல்லது அமைப்பு',
    position: 'பதவி',
    investorType: 'முதலீட்டாளர் வகை',
    investmentRange: 'முதலீட்டுத் தொகை',
    investmentFocus: 'முதலீட்டுத் துறை',
    timeframe: 'எப்போது முதலீடு',
    message: 'செய்தி',
  },
  lastNameHint: 'ஒரே பெயர்தான் என்றால், அதையே இரண்டிலும் எழுதுங்கள்.',
  choose: 'தேர்ந்தெடுக்க',
  options: {
    investorType: {
      vc: 'துணிகர முதலீடு (VC)',
      pe: 'தனியார் பங்கு முதலீடு (PE)',
      angel: 'தனிநபர் முதலீட்டாளர் (angel investor)',
      'family-office': 'குடும்ப முதலீட்டு அலுவலகம்',
      corporate: 'நிறுவனத் துணிகர முதலீடு',
      government: 'அரசாங்க முதலீட்டு நிதி',
      other: 'மற்றவை',
    },
    investmentRange: {
      '50k-250k': 'US$50 ஆயிரம் – US$250 ஆயிரம்',
      '250k-1m': 'US$250 ஆயிரம் – US$1 மில்லியன்',
      '1m-5m': 'US$1 மில்லியன் – US$5 மில்லியன்',
      '5m-25m': 'US$5 மில்லியன் – US$25 மில்லியன்',
      '25m+': 'US$25 மில்லியன் அல்லது அதற்கு மேல்',
    },
    investmentFocus: {
      healthtech: 'சுகாதாரத் தொழில்நுட்பம்',
      'digital-therapeutics': 'டிஜிட்டல் சிகிச்சை முறைகள்',
      'mental-health': 'மனநலம்',
      'ai-ml': 'செயற்கை நுண்ணறிவு (AI), இயந்திரக் கற்றல்',
      saas: 'இணையவழி மென்பொருள் சேவை (SaaS)',
      'southeast-asia': 'தென்கிழக்கு ஆசியா',
      'early-stage': 'தொடக்கக் கட்டம்',
      growth: 'வளர்ச்சிக் கட்டம்',
    },
    timeframe: {
      immediately: 'உடனடியாக',
      '3-months': '3 மாதங்களுக்குள்',
      '6-months': '6 மாதங்களுக்குள்',
      '12-months': '12 மாதங்களுக்குள்',
      exploring: 'இப்போதைக்கு விசாரிக்க மட்டும்',
    },
  },
  send: 'விளக்கக்காட்சி பெற',
  pending: 'அனுப்புகிறோம்…',
  withoutScript:
    'JavaScript இருந்தால்தான் இந்தப் படிவம் வேலை செய்யும். இல்லையென்றால், இந்தப் பக்கத்தில் உள்ள மின்னஞ்சல் முகவரிக்கு எழுதிக் கேளுங்கள்.',
  sentTo: (email) =>
    `விளக்கக்காட்சியை ${businessConstants.pitchDeckHours} மணி நேரத்துக்குள் ${email} முகவரிக்கு அனுப்புவோம்.`,
  failed: ['நீங்கள் எழுதியது அப்படியே இருக்கிறது. இந்த முகவரிக்கும் எழுதலாம்: ', '.'],
  reference: (reference) => `உங்கள் குறிப்பு எண் ${reference}.`,
  issues: {
    required: {
      firstName: 'உங்கள் பெயரை எழுதுங்கள்',
      lastName: 'தந்தையின் பெயரையோ குடும்பப் பெயரையோ எழுதுங்கள்',
      email: 'விளக்கக்காட்சியை எந்த மின்னஞ்சலுக்கு அனுப்புவது என்று எழுதுங்கள்',
      organization: 'உங்கள் நிறுவனம் அல்லது அமைப்பின் பெயரை எழுதுங்கள்',
      position: 'உங்கள் பதவியை எழுதுங்கள்',
      investorType: 'நீங்கள் எந்த வகை முதலீட்டாளர் என்று தேர்ந்தெடுங்கள்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள். name@example.com போல இருக்க வேண்டும்.',
    },
    too_long: {
      firstName: `இரு பெயர்களையும் சேர்த்து ${formLimits.names} எழுத்துகளுக்குள் எழுதுங்கள்`,
      lastName: `இரு பெயர்களையும் சேர்த்து ${formLimits.names} எழுத்துகளுக்குள் எழுதுங்கள்`,
      email: `முகவரியை ${formLimits.email} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      organization: `நிறுவனம் அல்லது அமைப்பின் பெயரை ${formLimits.organization} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      position: `பதவியை ${formLimits.message} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      message: `செய்தியைச் சுருக்குங்கள். எல்லாப் பதில்களும் சேர்ந்து ${formLimits.message} எழுத்துகள்தான் இருக்கலாம்`,
    },
  },
  toasts: {
    region: 'அறிவிப்புகள்',
    close: 'இந்த அறிவிப்பை மூட',
    required: {
      title: 'எழுத வேண்டிய கட்டங்களை எல்லாம் நிரப்புங்கள்',
      description:
        'பெயர், தந்தையின் பெயர் அல்லது குடும்பப் பெயர், மின்னஞ்சல், நிறுவனம் அல்லது அமைப்பு, பதவி, முதலீட்டாளர் வகை: இவை எல்லாம் வேண்டும்.',
    },
    malformed: {
      title: 'மின்னஞ்சல் முகவரி சரியாக இல்லை',
      description: 'சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
    },
    unreadable: {
      title: 'ஓர் எழுத்தை அனுப்ப முடியவில்லை',
      description:
        'அடையாளம் போட்ட கட்டத்தில் நீங்களே மீண்டும் தட்டச்சு செய்யுங்கள், ஒட்ட வேண்டாம். அனுப்ப முடியாத குறி ஒன்று அதில் இருக்கிறது.',
    },
    too_long: {
      title: 'எழுதியது மிகவும் நீளம்',
      description: 'அடையாளம் போட்ட கட்டத்தில் கொஞ்சம் சுருக்குங்கள். எழுதியது எதுவும் அழியவில்லை.',
    },
    sent: {
      title: 'உங்கள் கோரிக்கை கிடைத்தது!',
      description: `முதலீட்டு விளக்கக்காட்சியை ${businessConstants.pitchDeckHours} மணி நேரத்துக்குள் அனுப்புவோம்.`,
    },
    failed: {
      title: 'கோரிக்கையை அனுப்ப முடியவில்லை',
      description: 'கொஞ்ச நேரம் கழித்து மீண்டும் அனுப்புங்கள்.',
    },
  },
  failedWithoutReason: 'கோரிக்கையை அனுப்ப முடியவில்லை',
  serviceBeingConfigured: `இந்தப் படிவத்தின் மின்னஞ்சல் வசதி இன்னும் தயாராகவில்லை. முதலீட்டாளர் தொடர்புக் குழுவுக்கே எழுதுங்கள்: ${company.investors}.`,
} satisfies Translated<typeof english>
