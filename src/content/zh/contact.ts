import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'

export const contact = {
  meta: {
    title: '联络我们',
    description: `写信给吉隆坡的${BRAND.name}团队：合作、投资、媒体、研究与支援。每封信都由真人答复。`,
  },
  hero: {
    title: '写信来，\u200b有人会读',
    lead: `${BRAND.name}是为马来西亚开发的AI心理治疗，目前在研究试验阶段，还没开放。有疑问，或想谈合作、投资、采访，都可以写来，团队会有人读您的信，答复您。`,
    emergency: `有人遇到危险，请马上拨[${helplines.emergency.phone.text}](emergency)，不要等我们回信。`,
    helplines: '今晚就找人谈谈',
  },
  topics: {
    title: '您找我们，是为了什么事？',
    text: '选一项就可以开始写。我们争取在所列的时间内答复。',
    waitlist: '加入等候名单',
    partnerships: '合作',
    investors: '投资者',
    support: '一般询问',
    press: '媒体',
    now: '现在',
    lastHour: (hours: number) => `${hours}小时`,
  },
  direct: {
    title: '直接联络',
    email: '电邮',
    malaysia: '马来西亚',
    singapore: '新加坡',
    address: '办公室',
  },
  form: { title: '给我们留言' },
  responseTimes: {
    title: '答复时间',
    text: '我们争取在这些时间内答复。',
    times: {
      technical: '技术支援',
      general: '一般询问',
      investor: '投资者关系',
      partnership: '洽谈合作',
      media: '媒体询问',
    },
    within: (hours: number) => `${hours}小时内`,
    sameDay: '工作日当天',
  },
  stayConnected: {
    title: '保持联络',
    none: '我们没有LinkedIn、Instagram和YouTube账号。',
  },
  keeping: {
    text: `您的讯息我们最多保留${formRetention.messageMonths}个月；如果您要求，会提前删除。`,
    legend: '每个针脚代表一个月。',
  },
  questions: {
    title: '常见问题',
    list: [
      {
        question: `${BRAND.name}什么时候可以用？`,
        answer: [
          '日期还没定：研究证明平台安全、有帮助，我们才会开放。按照计划，将来每天24小时都能在手机或网页上，用文字、语音或视频交谈。',
          '在本页最下面留下电邮，开放登记时，我们会写一封信通知您。',
        ],
      },
      {
        question: '我的资料安全吗？',
        answer: [
          `您发来的内容，我们只用来答复您，最多保留${formRetention.messageMonths}个月；如果您要求，会提前删除。存放在哪里，请看[隐私政策](privacy)。`,
          '按照计划，对话会端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。请看“[谁能读到您说的话](readers)”。',
        ],
      },
      {
        question: `${BRAND.name}会取代心理治疗师吗？`,
        answer: [
          '不会。平台想补的，是见治疗师之前、之后，以及两次见面之间的空档。如果您有看医生、心理治疗师或辅导员，请照常去。',
        ],
      },
    ],
  },
  close: {
    title: '还没想好写什么？',
    text: '先看看我们是谁，在做什么。',
    about: '进一步了解我们',
    join: '加入我们的等候名单',
  },
} satisfies Translated<typeof english>
