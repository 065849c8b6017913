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
    lead: '每一则讯息，都有人读，有人答复。这里不用AI回信。',
    emergency: `如果有人遇到危险，不要等电邮，请拨${helplines.emergency.phone.text}。`,
    helplines: '查看所有求助热线',
  },
  direct: {
    title: '直接联络',
    email: '电邮',
    malaysia: '马来西亚',
    singapore: '新加坡',
    address: '办公室',
  },
  form: { title: '写信给我们' },
  responseTimes: {
    title: '答复时间',
    text: '图中一针代表一小时。这些时间是我们努力的目标，不是保证。',
    times: {
      technical: '技术支援',
      general: '一般询问',
      investor: '投资者关系',
      partnership: '洽谈合作',
      media: '媒体询问',
    },
    within: (hours: number) => `${hours}小时内`,
    sameDay: '同一个工作日',
  },
  stayConnected: {
    title: '保持联络',
    empty: '暂时没有',
  },
  options: {
    title: '您想谈什么？',
    text: '选一项，表格里的主题就替您填好。',
    cards: {
      waitlist: {
        title: '加入等候名单',
        text: `给想在${BRAND.name}开放后使用的人。`,
      },
      partnerships: {
        title: '合作',
        text: '给院校、企业、社区组织、诊所和公共卫生机构。',
        action: { label: '写信谈合作', subject: '合作' },
      },
      investors: {
        title: '投资者',
        text: '看融资简报（pitch deck）之前或之后，有问题都可以问。',
        action: { label: '写信谈投资', subject: '投资者' },
      },
      support: {
        title: '一般支援',
        text: '其他事情：本网站、您的资料、媒体、参加研究。',
        action: { label: '写信给支援团队', subject: '一般支援' },
      },
    },
  },
  questions: {
    title: '大家常问的',
    list: [
      {
        question: `${BRAND.name}什么时候可以用？`,
        answer: [
          '平台还没开放，日期也没定，目前仍在开发和研究试验阶段。我们打算在开放后每天24小时提供服务，可用文字、语音或视频交谈，手机或网页都可以。',
          '在本页最下面留下电邮，开放登记时，我们会写信给您。',
        ],
      },
      {
        question: '我的资料安全吗？',
        answer: [
          `您发送的内容，我们用来答复您，最多保留${formRetention.messageMonths}个月；如果您要求删除，我们就删除。这些内容存放在哪里，写在[隐私政策](privacy)里。`,
          '至于将来在平台上的对话，计划是这样：您说的话，从手机到我们在马来西亚境内的服务器，端到端加密。到了那里，AI要先读，才能回应您。请看[谁能读到您说的话](readers)。',
        ],
      },
      {
        question: `${BRAND.name}会取代心理治疗师吗？`,
        answer: [
          '不会。如果您正在看诊或接受辅导，请继续。它想补的，是见治疗师之前、之后，以及两次见面之间的空档。',
          `它也不是紧急服务。在马来西亚遇到紧急情况，请拨${helplines.emergency.phone.text}。`,
        ],
      },
    ],
  },
  close: {
    title: '或者，先认识我们',
    text: '我们是谁，在做什么。',
    about: '进一步了解我们',
    join: '加入我们的等候名单',
  },
} satisfies Translated<typeof english>
