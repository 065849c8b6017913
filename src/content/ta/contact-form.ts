import { formLimits } from '../facts/form-limits.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  optional: '(கட்டாயமில்லை)',
  fields: {
    firstName: 'பெயர்',
    lastName: 'தந்தையின் பெயர் அல்லது குடும்பப் பெயர்',
    email: 'மின்னஞ்சல்',
    organization: 'நிறுவனம் அல்லது அமைப்பு',
    subject: 'தலைப்பு',
    message: 'செய்தி',
  },
  lastNameHint: 'ஒரே பெயர்தான் என்றால், அதையே இரண்டிலும் எழுதுங்கள்.',
  send: 'செய்தியை அனுப்ப',
  pending: 'அனுப்புகிறோம்…',
  withoutScript:
    'JavaScript இருந்தால்தான் இந்தப் படிவம் வேலை செய்யும். இல்லையென்றால், இந்தப் பக்கத்தில் உள்ள மின்னஞ்சல் முகவரிக்கு எழுதுங்கள்.',
  answerBy: (email, hours, day, time) =>
    `${email} முகவரிக்கு ${hours} மணி நேரத்துக்குள், அதாவது ${day} ${time}க்குள், பதில் எழுதுவோம்.`,
  answerSameDay: (email) => `${email} முகவரிக்கு அதே வேலை நாளில் பதில் எழுதுவோம்.`,
  answerNextDay: (email) => `${email} முகவரிக்கு அடுத்த வேலை நாளில் பதில் எழுதுவோம்.`,
  days: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  failed: ['நீங்கள் எழுதியது அப்படியே இருக்கிறது. இந்த முகவரிக்கும் எழுதலாம்: ', '.'],
  reference: (reference) => `உங்கள் குறிப்பு எண் ${reference}.`,
  issues: {
    required: {
      firstName: 'உங்கள் பெயரை எழுதுங்கள்',
      lastName: 'தந்தையின் பெயரையோ குடும்பப் பெயரையோ எழுதுங்கள்',
      email: 'உங்களுக்குப் பதில் எழுத, மின்னஞ்சல் முகவரியைத் தாருங்கள்',
      subject: 'எதைப் பற்றி என்று எழுதுங்கள்',
      message: 'உங்கள் செய்தியை எழுதுங்கள்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள். name@example.com போல இருக்க வேண்டும்.',
    },
    too_short: {
      message: `இன்னும் கொஞ்சம் எழுதுங்கள்: குறைந்தது ${formLimits.minimumMessage} எழுத்துகள்`,
    },
    too_long: {
      firstName: `இரு பெயர்களையும் சேர்த்து ${formLimits.names} எழுத்துகளுக்குள் எழுதுங்கள்`,
      lastName: `இரு பெயர்களையும் சேர்த்து ${formLimits.names} எழுத்துகளுக்குள் எழுதுங்கள்`,
      email: `முகவரியை ${formLimits.email} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      organization: `நிறுவனம் அல்லது அமைப்பின் பெயரை ${formLimits.organization} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      subject: `தலைப்பை ${formLimits.subject} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      message: `செய்தியை ${formLimits.messageWithLanguage} எழுத்துகளுக்குள் சுருக்குங்கள், அல்லது இரண்டாகப் பிரித்து அனுப்புங்கள்`,
    },
  },
  toasts: {
    region: 'அறிவிப்புகள்',
    close: 'இந்த அறிவிப்பை மூட',
    required: {
      title: 'எழுத வேண்டிய கட்டங்களை எல்லாம் நிரப்புங்கள்.',
      description:
        'பெயர், தந்தையின் பெயர் அல்லது குடும்பப் பெயர், மின்னஞ்சல், தலைப்பு, செய்தி: இவை எல்லாம் வேண்டும்.',
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
    too_short: {
      title: 'செய்தி மிகவும் சின்னது',
      description: `இன்னும் விவரமாக எழுதுங்கள் (குறைந்தது ${formLimits.minimumMessage} எழுத்துகள்).`,
    },
    too_long: {
      title: 'எழுதியது மிகவும் நீளம்',
      description: 'அடையாளம் போட்ட கட்டத்தில் கொஞ்சம் சுருக்குங்கள். எழுதியது எதுவும் அழியவில்லை.',
    },
    sent: { title: 'உங்கள் செய்தி கிடைத்தது' },
    failed: {
      title: 'ஏதோ தவறாகிவிட்டது',
      description: 'கொஞ்ச நேரம் கழித்து மீண்டும் அனுப்புங்கள்.',
    },
  },
} satisfies Translated<typeof english>
