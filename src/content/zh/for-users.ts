import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines
const inWords = ['零', '一', '两', '三', '四']

export const forUsers = {
  meta: {
    title: '使用者',
    description: `凌晨3点还醒着？现在谁会接听，在马来西亚可以去哪里求助，担心身边的人时怎么开口，以及我们想让${BRAND.name}做到什么。`,
  },
  hero: {
    title: '凌晨3点，\u200b还醒着？',
    lead: `${BRAND.name}还没开放，今晚没办法回应您。下面这些人可以。`,
    caption: (answering, all) =>
      `凌晨3点，这${inWords[all]}条热线有${inWords[answering]}条有人接听。`,
    now: '吉隆坡现在时间：',
  },
  audiences: {
    title: '为谁而设',
    list: {
      students: {
        name: '学生与年轻人',
        text: '放榜前的凌晨一点，室友睡了。总觉得这是小事，不好叫醒谁。其实不是小事。',
      },
      professionals: {
        name: '忙碌的上班族',
        text: '早上八点五十分，在停车场，还没上楼。',
      },
      everyone: {
        name: '普通马来西亚人',
        text: '晚上十一点，妈妈睡了。讲给她听，她只会担心。谁都不讲，心里更重。',
      },
    },
  },
  benefits: {
    title: '我们想让它做到什么',
    hours: {
      title: '一天24小时，一周7天',
      text: '凌晨三点可以，开斋节也可以。不必排队。',
    },
    languages: {
      title: '您自己的语言',
      text: '英语、马来语、华语或淡米尔语，一句话里用两种也行。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '怕隔墙有耳就打字，不怕就开口说。用手机或网页都可以。',
    },
    privacy: {
      title: '隐私与安全',
      text: '从您的手机到我们在马来西亚的服务器，端到端加密。AI在服务器上读到内容，才能回应您。',
    },
  },
  limits: {
    title: '它不会做什么',
    list: [
      '它不能取代心理治疗师。如果您正在看心理治疗师，请继续。',
      '它不会替您诊断，也不会开药。',
      `遇到紧急情况，它帮不上忙。如果您可能不安全，请拨${emergency.phone.text}。Befrienders日夜都有人接听：${befrienders.phone.text}。`,
      '最低年龄定下来之前，不会开放给任何人使用。不管几岁，都可以打求助热线。',
    ],
    text: '用起来会是怎样，一步一步看。',
    learn: '了解如何运作',
  },
} satisfies Translated<typeof english>
