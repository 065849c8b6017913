import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: '给使用者',
    description:
      '讲四种语言的AI心理治疗：为哪些人开发，会做什么、不会做什么，今晚在马来西亚可以打给谁。',
  },
  hero: {
    title: '一个说心里话的地方，\u200b用您自己的话讲，\u200b几点都行',
    lead: `${BRAND.name}是AI心理治疗，为马来西亚的学生、上班族和家庭开发，讲英语、马来语、华语或淡米尔语，混着讲也行。目前在研究试验阶段，还没开放；试验证明安全、有帮助，才会开放。`,
    learn: '看看如何运作',
  },
  callBar: {
    ask: '现在想找人谈谈？',
    befrienders: 'Befrienders，日夜都有服务',
    more: ['更多', '求助方式'],
  },
  helplines: {
    title: '今晚就找人谈谈',
    text: '求助热线由人接听，不是AI。睡不着、觉得孤单，不紧急也可以打。没人接，就再打一次，或打下一条。',
    now: '吉隆坡现在：',
  },
  audiences: {
    title: '为哪些人开发',
    list: {
      students: {
        name: '学生与年轻人',
        text: '放榜前夕，凌晨一点，睡不着。您不好意思为这个叫醒别人。其实可以叫醒的。',
      },
      professionals: {
        name: '忙碌的上班族',
        text: '早上八点五十分，车已经停好，您还坐在车里，想多待几分钟才上楼。',
      },
      everyone: {
        name: '每一个马来西亚人',
        text: '晚上十一点，妈妈睡了。想跟她讲，又怕她担心；不讲，心里更沉。您可以讲的。',
      },
    },
  },
  benefits: {
    title: '四个好处',
    status: '这些都在研究试验阶段，标明“计划中”的除外。',
    hours: {
      title: '24小时都能用',
      text: '开放以后，凌晨三点、开斋节，AI都会回应，不必排队。',
    },
    languages: {
      title: '讲您习惯的语言',
      text: '您可以讲英语、马来语、华语或淡米尔语，一句话里混着讲也行。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '怕旁人听到就打字，不怕就开口说。用手机或网页都可以。',
    },
    privacy: {
      title: '隐私与安全',
      text: '您说的话会加密，一路送到我们在马来西亚境内的服务器。AI在那里读了，才能回应您。',
    },
  },
  limits: {
    title: '平台不会做的事',
    list: [
      '平台不能取代心理治疗师。如果您有看医生、心理治疗师或辅导员，请照常去。',
      'AI不作诊断，也不开药，这些可以找医生。',
      `有危险，或怕自己真的会自杀，请拨${emergency.phone.text}，AI应付不了紧急情况。想找人谈，Befrienders日夜都有服务：${befrienders.phone.text}。`,
      '求助热线几岁都可以打。平台的最低年龄还没定，开放登记之前会公布。',
    ],
    text: '将来用起来是怎样的，我们一步一步说明。',
  },
} satisfies Translated<typeof english>
