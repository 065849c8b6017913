import type { product as english } from '../en/product.ts'
import type { Translated } from '../types.ts'

export const product = {
  says: '我是AI。',
  you: '您',
  sessionTypes: { chat: '文字', talk: '语音', video: '视频' },
  caption: {
    handOver: '示例图。电话号码是真的。',
    numbers: '电话号码是真的。',
    totals: '这是画出来的示例，不是真实的大学。',
  },
  recap: {
    title: '回顾',
    weighs: '压在心上的',
    noticed: '您留意到的',
    tonight: '今晚可以做的',
    texts: {
      zh: [
        '店里的账。三点醒来，就一直想。',
        '三点的时候，越想越乱。',
        '把最担心的账写下来，早上再看。听妈妈的，先躺下。',
      ],
      en: [
        '明天的会议。你怕又讲错话。',
        '上次忘了一个数字。你觉得没有人发现。',
        '把明天的事写下来：开会，一行就好，加上要用的数字。',
      ],
      ms: [
        '爸爸住院。大家都问他怎样，没有人问你。',
        '以前没想过：累是真的，爱爸爸也是真的。',
        '发个讯息，请哥哥替一替你，一个小时。',
      ],
      ta: [
        'STPM成绩，还有爸爸的脸。',
        '他没说的话，你每天都对自己说。',
        '试一次，在这里把话讲出来。先叫“爸爸”，一句就够了。',
      ],
    },
  },
  record: {
    title: '给您的医生、心理治疗师或辅导员',
    example: '这是示例，不是真的记录。',
    nights: '三周的睡眠',
    key: '实心：一觉到天亮。空心：凌晨3点以后醒着。',
    themes: '最常提到的',
    themeCounts: ['提到工作：三次。', '提到爸爸：两次。'],
    missing: '记录里没有的',
    missingText: '您的原话，一句都没有写进去。',
  },
  totals: {
    title: '给大学的报告',
    joined: '参加的人数',
    sessions: '对话次数',
    languages: '各语言的对话次数',
    all: '全部',
    faculties: '人数最多的两个学院',
    faculty: { engineering: '工程学院', business: '商学院' },
    leftOut: '不列出来',
    tooSmall: '人数太少的小组不列出来，用总数去减也推算不出来。',
  },
  ownSentence: {
    privacy: '您写的，我们不接收，也不保存。',
    help: '现在就找人谈',
    danger: '您写的话，可能表示有危险。如果真是这样，请现在就找人谈谈。',
    toUs: '发来的讯息，不是日夜都有人看。',
    full: '写满了，放不下更多的字。',
  },
  playback: {
    next: '看下一句',
    again: '从头再看',
  },
} satisfies Translated<typeof english>
