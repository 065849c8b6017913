import { helplines } from '../helplines.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

/** For whoever fears for somebody else. Waits for a clinician (content/unsigned.ts). */
export const worried = {
  title: '担心身边的人？',
  lead: '如果您怕有人会自杀，这六件事有帮助。不确定的话，先从倾听开始。',
  words: { title: '可以这样说', ask: '然后直接问：' },
  acts: [
    { title: '用心听', text: '让对方说。您不必解决问题。' },
    { title: '直接问', text: '对方有没有自杀的念头？直接说出“自杀”，语气平静。' },
    { title: '陪着', text: '如果对方可能会自杀，陪到有人来帮忙为止。' },
    { title: '把危险的东西拿开', text: '在您能安全做到的时候。' },
    { title: '一起打电话', text: '坐在对方身边一起打，或者您自己先打。' },
    { title: '照顾自己', text: '找个信任的人说一说，也要休息。' },
  ],
  refused: '对方不愿意？保持联络，下次再问。如果对方未满18岁，请告诉另一位您信任的大人。',
  urgent: {
    title: '情况紧急的时候',
    text: `对方已经伤害自己；对方说很快就会自杀；或者手边就有打算用的东西：只要有一样，请立刻拨${helplines.emergency.phone.text}，并留在对方身边。`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
