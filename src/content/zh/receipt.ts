import type { receipt as english } from '../en/receipt.ts'
import type { Translated } from '../types.ts'

export const receipt = {
  title: '您的回执',
  reference: '参考编号',
  isYours: (reference) => `您的参考编号是${reference}。`,
  sent: '发送时间',
  answerBy: '我们争取在此之前答复',
  moment: (day, time) => `${day}${time}（马来西亚时间）`,
  notCounted: '周末和公共假期不计在内。',
  next: '接下来会怎样',
  nothingComes: '如果没收到答复，请先看看垃圾电邮，再写信给我们，主题里注明参考编号：',
  mailSubject: (reference) => `${reference}还没有收到答复`,
  leaves: '这份回执只显示这一次：离开这一页就没有了。',
  save: '存成文件',
  print: '打印',
  file: '回执',
  subjects: {
    media: '媒体、记者、报章、采访',
    technical: '技术、故障、无法使用',
    partnership: '合作、试点、企业、报价',
    investor: '投资',
  },
} satisfies Translated<typeof english>
