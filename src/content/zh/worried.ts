import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { minimumAge } = owner
const urgent = '情况紧急的时候'

/** For whoever fears for somebody else. Waits for a clinician (content/reviews/awaiting-sign-off.ts). */
export const worried = {
  title: '担心身边的人？',
  lead: '如果身边的人好像跟平时不太一样，就先听对方说说。如果担心对方会自杀，可以做下面六件事。',
  signs: {
    lead: '有人不会直说：',
    said: ['活着没意思。', '很快就不会再拖累你们了。', '我不在了，大家会比较轻松。'],
  },
  words: { title: '可以这样开口', ask: '如果担心对方会自杀，就直接问：' },
  acts: [
    { title: '用心听', text: '让对方慢慢说。您不必替对方解决问题。' },
    {
      title: '直接问',
      text: '平静地问对方有没有自杀的念头，直接说出“自杀”两个字。问了，不会让对方冒出这个念头，也不会让念头变强。如果对方说有，就接着做下面三件事。',
    },
    {
      title: '陪在身边',
      text: `如果对方可能会自杀，请拨${helplines.emergency.phone.text}，并一直陪着，直到有人来帮忙。`,
    },
    {
      title: '把危险的东西拿开',
      text: '先确定自己不会受伤，再把对方可能用来伤害自己的东西收好，放到对方拿不到的地方。',
    },
    {
      title: '一起打电话',
      text: `坐到对方身边，一起打求助热线，例如Befrienders：[${helplines.befrienders.phone.text}](befrienders)。您也可以自己先打去，问问该怎么做。`,
    },
    { title: '照顾自己', text: '请找个您信任的人说说，也好好休息。' },
  ],
  treatment: '帮对方接受治疗',
  child: {
    title: '如果是您的孩子',
    serious: {
      ask: '什么时候就不只是闹情绪了？',
      answer: `只要有一样，而且超过两个星期：非常难过或躲着人，吃得特别多或特别少，喝酒或吸毒，或怕到没办法好好过日子，就该找人看看。孩子伤害自己，或说起自杀，就别等，请照“${urgent}”去做。`,
    },
    use: {
      ask: `孩子可以用${BRAND.name}吗？`,
      answer: minimumAge
        ? isOpen
          ? `满${minimumAge}岁就可以。`
          : `现在还不行。以后满${minimumAge}岁就可以。`
        : isOpen
          ? '登记使用有最低年龄的限制。'
          : '现在还没开放给任何人。最低年龄会在开放登记之前公布。',
    },
    silent: {
      ask: '孩子不肯说，怎么办？',
      answer:
        '陪在孩子身边。一起坐车或洗碗的时候，往往比较容易开口：“不想说也没关系，我们就坐坐车。”告诉孩子，什么时候想说，您都愿意听；也问问孩子还愿意跟谁谈。',
    },
    week: {
      ask: '这个星期，我能做什么？',
      answer:
        '陪孩子去政府健康诊所（klinik kesihatan），没有预约也可以去，但有预约的优先。或者跟学校的辅导老师约个时间。',
    },
    see: '孩子说的话，您看得到吗？',
    readers: '[看看哪些人读得到孩子说的话](readers)',
  },
  refused: {
    title: '成年人不肯​找人帮忙，​成年的孩子​也一样',
    text: `情况紧急，不管对方愿不愿意，都请拨999。不紧急，您可以自己先打[求助热线](openToday)。跟对方保持联络，过不久再问一次。${BRAND.name}不能替您去看对方，也不能派人去。`,
    underage: '如果您未满18岁，请告诉一位您信任的大人。',
  },
  urgent: {
    title: urgent,
    text: `如果对方已经伤害了自己，就算看不出伤口，也请立刻拨${helplines.emergency.phone.text}，并留在对方身边。如果对方说今天或很快就要自杀，或手边有打算用来自杀的东西，也要这样做。`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
