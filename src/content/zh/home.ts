import { isOpen } from '../facts/stage.ts'
import { BRAND } from '../facts/company.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { allWork } from '../facts/claims.ts'

const isKept = allWork('encryption', 'servers')
const isValidated = allWork('validation')
const isTakenOver = allWork('escalation')

export const home = {
  meta: {
    title: '用您最顺口的语言做心理治疗',
    description: `${BRAND.name}是AI心理治疗，专为在马来西亚生活的人开发，用您习惯的语言谈：英语、马来语、华语或淡米尔语，混着讲也行；文字、语音、视频都可以。${siteStatus}`,
  },
  hero: {
    title: '用您最顺口的语言\u200b做心理治疗',
    lead: `${BRAND.name}是AI心理治疗，专为在马来西亚\u200b生活的人\u200b开发。心里有事，就用英语、马来语、华语或\u200b淡米尔语\u200b说出来，像在家里\u200b那样\u200b混着讲也行。不管几点，都有回应；谈完，有件小事\u200b可以试试。`,
    learn: '看看如何运作',
    tonight: '现在想找人谈？',
  },
  voices: {
    hint: '哪一句像您心里的话？选一句。',
    ends: '每次只问短短一句。谈完，有件小事今晚可以做，还有一份回顾给您留着。',
    more: '接着读这段对话',
    now: '现在睡不着？把明天的事写下来，或打给Befrienders，日夜都有人听：',
  },
  highlights: {
    therapy: { label: 'AI心理治疗', text: '和您谈的是AI，不是真人。' },
    privacy: {
      label: '隐私与安全',
      text: isKept ? '内容加密，留在马来西亚。' : '内容会加密，留在马来西亚。',
      readers: '看看谁能读到',
    },
    culture: { label: '贴近本地文化', text: '家人、信仰、回乡过节，我们都想到了。' },
  },
  business: {
    partners: '给辅导员、人事部和诊所',
    investors: '给投资者',
    press: '给媒体',
  },
  statistics: {
    title: '睡不着的，不只您一个人',
    adults: '的成年人受心理健康问题困扰。',
    shortage: '马来西亚缺少\u200b心理健康\u200b专业人员',
    psychiatrists: '精神科医生与病人的比例',
    reportedIn: (year: number) => `（${year}年）`,
    sessions: '一次心理治疗的费用',
    ourCost: `${BRAND.name}要多少钱？`,
  },
  whyChoose: {
    title: `为什么选${BRAND.name}`,
    ways: {
      title: '文字、语音或视频',
      text: '三种都有，手机或网页都行，想换随时换。',
    },
    languages: {
      title: '一句话，四种语言',
      meaning: '考试快到了，压力很大，怎么都睡不着。',
      text: '用英语、马来语、华语或淡米尔语开头，说到一半换一种也行。',
    },
    hours: {
      title: '每天24小时',
      text: '凌晨三点、大年初一、开会前十分钟，都可以谈。',
    },
    privacy: {
      title: '端到端加密，留在马来西亚',
      text: '对话端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。资料留在那里，受马来西亚的个人资料保护法令（PDPA）保护。',
    },
    crisis: {
      title: '发现危险，\u200b就请您找人谈',
      text: `双AI监测：一个AI和您谈，另一个只留意危险的征兆。只要有一个发现，AI就会停下，告诉您可以打给谁。${isTakenOver ? '接着由真人接手。' : '计划中：由真人接手。'}两个AI都可能漏看；遇到危险，请拨999。`,
    },
    regulated: {
      title: '先试验，再推出',
      text: isValidated
        ? `${BRAND.name}是AI数码疗法，经过临床验证。`
        : `${isOpen ? '研究还在继续。' : '研究试验正在进行。'}${BRAND.name}一步一步走，要成为经过临床验证的AI数码疗法。`,
      steps: {
        trials: '研究试验',
        validation: '临床验证',
        device: '受监管医疗器材软件',
      },
    },
  },
  callToAction: {
    title: '适合您吗？',
    audiences: {
      students: '学生与年轻人',
      professionals: '忙碌的上班族',
      everyone: '每一个马来西亚人',
    },
    asks: {
      students: '明天放榜？',
      professionals: '十分钟后要开会？',
      everyone: '全家都睡了，只有您醒着？',
    },
    text: '那就是给您的。',
    learn: '了解更多',
  },
} satisfies Translated<typeof english>
