import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { businessConstants } from '../facts.ts'
import type { contactReplies as english } from '../en/contact-replies.ts'
import type { Translated } from '../types.ts'

export const contactReplies = {
  fieldProblems: {
    missing: {
      firstName: 'உங்கள் பெயரை எழுதுங்கள்',
      lastName: 'தந்தையின் பெயரையோ குடும்பப் பெயரையோ எழுதுங்கள்',
      email: 'பதில் அனுப்ப உங்கள் மின்னஞ்சல் முகவரி தேவை',
      subject: 'தலைப்பை எழுதுங்கள்',
      message: 'உங்கள் செய்தியை எழுதுங்கள்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள்: அது name@example.com போல இருக்க வேண்டும்',
    },
    short: {
      message: `இன்னும் கொஞ்சம் எழுதுங்கள்: குறைந்தது ${businessConstants.minimumMessageLength} எழுத்துகள்`,
    },
    long: {
      firstName: `இரு பெயர்களையும் சேர்த்து ${longestNames} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      email: `முகவரியை ${limits.email} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      organization: `நிறுவனம் அல்லது அமைப்பின் பெயரை ${limits.organization} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      subject: `தலைப்பை ${limits.subject} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      message: `செய்தியை ${longestMessage} எழுத்துகளுக்குள் சுருக்குங்கள், அல்லது இரண்டாகப் பிரித்து அனுப்புங்கள்`,
    },
  },
  toasts: {
    region: 'அறிவிப்புகள்',
    close: 'இந்த அறிவிப்பை மூட',
    missing: {
      title: 'தேவையான எல்லாக் கட்டங்களையும் நிரப்புங்கள்.',
      description: 'பெயர், தந்தையின் பெயர் அல்லது குடும்பப் பெயர், மின்னஞ்சல், தலைப்பு, செய்தி ஆகியவை கட்டாயம்.',
    },
    malformed: {
      title: 'மின்னஞ்சல் முகவரி சரியாக இல்லை',
      description: 'சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
    },
    short: {
      title: 'செய்தி மிகச் சிறியது',
      description: `இன்னும் விவரமாக எழுதுங்கள் (குறைந்தது ${businessConstants.minimumMessageLength} எழுத்துகள்).`,
    },
    long: {
      title: 'அனுப்ப முடியாத நீளம்',
      description: 'அடையாளமிட்ட கட்டத்தில் எழுதியதைச் சுருக்குங்கள். எழுதிய எதுவும் அழியவில்லை.',
    },
    sent: {
      title: 'செய்தி கிடைத்தது!',
      description: 'படிவத்தின் அருகில் காட்டியுள்ள நேரத்துக்குள் பதிலளிப்பதே எங்கள் இலக்கு.',
    },
    failed: {
      title: 'ஏதோ தவறு நேர்ந்தது',
      description: 'சிறிது நேரம் கழித்து மீண்டும் அனுப்புங்கள்.',
    },
  },
} satisfies Translated<typeof english>
