import { inMalay } from './in-malay.ts'

/**
 * The pocket card has the same four panels on every language's page. The numbers come from
 * ../facts/helplines.ts. Native readers have not seen it yet (../reviews/awaiting-sign-off.ts).
 */
export const pocketCard = [
  {
    lang: 'en',
    title: 'Need to talk to a person now?',
    emergency: 'In danger',
    always: '24 hours',
    note: 'You don’t need anyone’s permission to call.',
    askFor: null,
    printed: 'Printed',
  },
  {
    lang: 'ms',
    title: 'Perlu bercakap dengan seseorang sekarang?',
    emergency: 'Dalam bahaya',
    always: '24 jam',
    note: 'Anda tidak memerlukan kebenaran sesiapa untuk menelefon.',
    askFor: null,
    printed: 'Dicetak',
  },
  {
    lang: 'zh-Hans',
    title: '现在想找人谈谈吗？',
    emergency: '有危险',
    always: '24小时',
    note: '打这些电话，不必经过任何人同意。',
    askFor: { lead: '找讲华语的人', question: inMalay.askFor.zh },
    printed: '打印日期',
  },
  {
    lang: 'ta',
    title: 'யாரிடமாவது பேச வேண்டுமா?',
    emergency: 'ஆபத்தா?',
    always: '24 மணி நேரமும்',
    note: 'அழைக்க யாருடைய அனுமதியும் தேவையில்லை.',
    askFor: { lead: 'தமிழில் பேச:', question: inMalay.askFor.ta },
    printed: 'அச்சிட்ட நாள்',
  },
] as const
