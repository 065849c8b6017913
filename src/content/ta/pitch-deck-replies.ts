import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { company, businessConstants } from '../facts.ts'
import type { pitchDeckReplies as english } from '../en/pitch-deck-replies.ts'
import type { Translated } from '../types.ts'

export const pitchDeckReplies = {
  fieldProblems: {
    missing: {
      firstName: 'உங்கள் பெயரை எழுதுங்கள்',
      lastName: 'தந்தையின் பெயரையோ குடும்பப் பெயரையோ எழுதுங்கள்',
      email: 'விளக்கக்காட்சியை அனுப்ப வேண்டிய மின்னஞ்சல் முகவரியை எழுதுங்கள்',
      organization: 'உங்கள் நிறுவனம் அல்லது அமைப்பின் பெயரை எழுதுங்கள்',
      position: 'உங்கள் பதவியை எழுதுங்கள்',
      investorType: 'முதலீட்டாளர் வகையைத் தேர்ந்தெடுங்கள்',
    },
    malformed: {
      email: 'முகவரியைச் சரிபாருங்கள்: அது name@example.com போல இருக்க வேண்டும்',
    },
    long: {
      firstName: `இரு பெயர்களையும் சேர்த்து ${longestNames} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      email: `முகவரியை ${limits.email} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      organization: `நிறுவனம் அல்லது அமைப்பின் பெயரை ${limits.organization} எழுத்துகளுக்குள் சுருக்குங்கள்`,
      message: `இந்தப் பதிலைச் சுருக்குங்கள்: எல்லாம் சேர்த்து ${longestMessage} எழுத்துகளைத் தாண்டக் கூடாது`,
    },
  },
  toasts: {
    region: 'அறிவிப்புகள்',
    close: 'இந்த அறிவிப்பை மூட',
    missing: {
      title: 'தேவையான எல்லாக் கட்டங்களையும் நிரப்புங்கள்',
      description:
        'பெயர், தந்தையின் பெயர் அல்லது குடும்பப் பெயர், மின்னஞ்சல், நிறுவனம் அல்லது அமைப்பு, பதவி, முதலீட்டாளர் வகை ஆகியவை கட்டாயம்.',
    },
    malformed: {
      title: 'மின்னஞ்சல் முகவரி சரியாக இல்லை',
      description: 'சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
    },
    long: {
      title: 'அனுப்ப முடியாத நீளம்',
      description: 'அடையாளமிட்ட கட்டத்தில் எழுதியதைச் சுருக்குங்கள். எதுவும் அழியவில்லை.',
    },
    sent: {
      title: 'கோரிக்கை கிடைத்தது!',
      description: `முதலீட்டு விளக்கக்காட்சியை ${businessConstants.pitchDeckHours} மணி நேரத்துக்குள் அனுப்புவோம்.`,
    },
    failed: {
      title: 'கோரிக்கையை அனுப்ப முடியவில்லை',
      description: 'சிறிது நேரம் கழித்து மீண்டும் அனுப்புங்கள்.',
    },
  },
  failedWithoutReason: 'கோரிக்கையை அனுப்ப முடியவில்லை',
  serviceBeingConfigured: `படிவத்தின் மின்னஞ்சல் வசதி தயாராகிவருகிறது. முதலீட்டாளர் தொடர்புக் குழுவுக்கே எழுதுங்கள்: ${company.investors}.`,
} satisfies Translated<typeof english>
