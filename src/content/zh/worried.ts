import { helplines } from '../helplines.ts'
import { helplineFacts } from './helpline-facts.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'

/** For whoever fears for somebody else. Waits for a clinician and native readers (content/unsigned.ts). */
export const worried = {
  title: '担心身边的人？',
  lead: '不必找到最恰当的话。从这六件事做起就可以。',
  actions: [
    {
      title: '直接问',
      text: '问对方是不是有自杀的念头。就说“自杀”这个词，保持平静。',
    },
    {
      title: '听',
      text: '让对方说。您不必解决问题，也不必争辩。',
    },
    { title: '陪着', text: '如果对方可能会付诸行动，在有人来帮忙之前，不要让对方独自一人。' },
    {
      title: '把危险的东西拿开',
      text: '如果能安全做到，把对方可能用来伤害自己的东西收起来。',
    },
    {
      title: '一起打电话',
      text: '坐在对方身边，打求助热线。您也可以自己先打。',
    },
    {
      title: '照顾自己',
      text: '这担子不轻。找个信任的人说一说，也要休息。',
    },
  ],
  begin: '可以这样开口',
  urgent: {
    title: '情况紧急的时候',
    text: `如果对方已经伤害了自己，或者说很快就要这样做，或者手边就有可以伤害自己的东西，请拨${helplines.emergency.phone.text}，并留在对方身边。`,
    law: helplineFacts.noOffence,
  },
  unsigned: '这一部分还在等临床医疗人员签核。马来语、华语和淡米尔语的句子，也还在等母语者过目。',
} satisfies Translated<typeof english>
