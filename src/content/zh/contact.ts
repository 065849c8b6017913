import { BRAND } from '../facts/company.ts'
import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { responseHours } from '../facts/terms.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'
import { messageCountries } from './privacy-notice.ts'

const isKept = allWork('encryption', 'servers')
const inASession = isKept ? '对话' : isOpen ? '对话将会' : '开放之后，对话会'

export const contact = {
  meta: {
    title: '联络我们',
    description: `${BRAND.name}是AI心理治疗，给在马来西亚生活的人。合作、投资、研究、媒体，或一般询问，请写信给我们的团队。${siteStatus}`,
  },
  hero: {
    title: '写信给我们',
    lead: `我们开发${BRAND.name}：AI心理治疗，用您习惯的语言谈，给在马来西亚生活的人。想合作、投资、了解研究或采访，都可以写信来。一般询问，${responseHours.general}小时内有真人答复。`,
    emergency: `您或身边的人有危险，请马上拨[${helplines.emergency.phone.text}](emergency)，不要等我们回信。`,
  },
  form: {
    title: '给我们留言',
    about: `合作伙伴、投资者、研究人员、媒体，或只是想了解${BRAND.name}（AI心理治疗，用您习惯的语言谈），都可以写来。`,
  },
  options: {
    waitlist: isOpen ? '登记使用' : '加入等候名单',
    partnerships: { subject: '合作', text: '试点、报价与研究合作' },
    investors: { subject: '投资者', text: '融资简报、公司资料' },
    support: { subject: '一般询问', text: '研究、媒体、其他事情' },
  },
  responseTimes: {
    title: '答复时间',
    times: {
      technical: '技术支援（本网站）',
      general: '一般询问',
      investor: '投资者关系',
      partnership: '洽谈合作',
      media: '媒体询问',
    },
    within: (hours: number) => `${hours}小时内`,
    sameDay: '工作日当天',
    stitch: '一个针脚代表一小时。',
  },
  direct: {
    title: '直接联络',
    email: '电邮',
    malaysia: '马来西亚',
    singapore: '新加坡',
    address: '办公室',
  },
  stayConnected: {
    title: '保持联络',
  },
  questions: {
    title: '常见问题',
    opening: (when) => `我们希望在${when}开放。`,
    list: [
      {
        question: isOpen ? `${BRAND.name}现在可以用了吗？` : `${BRAND.name}什么时候可以用？`,
        answer: [
          isOpen
            ? '可以，在马来西亚就能用。每天24小时都能在手机或网页上，用文字、语音或视频谈。'
            : `${BRAND.name}还在开发，也在研究试验中。等试验证明它安全、有帮助，才会开放。留下电邮，到时我们会通知您。从那天起，每天24小时都能谈。`,
        ],
      },
      {
        question: '我的资料安全吗？',
        answer: [
          `${inASession}端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。[谁能读到您说的话](readers)`,
          `您在这里写的信，只用来答复您，存放在${messageCountries}。保留多久，请看[隐私政策](privacy)。`,
        ],
      },
      {
        question: `${BRAND.name}会取代心理治疗师吗？`,
        answer: [
          '不会。还没有治疗师时可以用；见治疗师之前、之后，以及两次见面之间，也可以用。如果您已经在看医生、心理治疗师或辅导员，请照常去。',
        ],
      },
    ],
  },
  close: {
    title: '还没想好\u200b写什么？',
    about: '进一步了解我们',
    join: isOpen ? '登记使用' : '加入我们的等候名单',
  },
} satisfies Translated<typeof english>
