import { BRAND } from '../facts.ts'
import type { product as english } from '../en/product.ts'
import type { Translated } from '../types.ts'

export const product = {
  says: '我是AI。',
  you: '您',
  sessionTypes: { chat: '文字', talk: '语音', video: '视频' },
  caption: {
    conversation: `这是${BRAND.name}的设计图，产品还在开发。对话是示例，不是真实对话。`,
    handOver: '示例图。电话号码是真的。',
    totals: '这是画出来的示例，不是真实的大学。',
  },
  recap: {
    title: '回顾',
    weighs: '压在心上的',
    noticed: '您留意到的',
    tonight: '今晚可以做的',
  },
  record: {
    title: '给您的医生或心理治疗师',
    consent: '经您同意',
    example: '这是示例，不是真的记录。',
    nights: '三周的睡眠',
    key: '实心：睡着了。空心：凌晨3点以后还醒着。',
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
    faculties: '各学院的人数',
    faculty: { engineering: '工程学院', business: '商学院' },
  },
  playback: {
    next: '下一句',
    again: '从头再看',
  },
} satisfies Translated<typeof english>
