import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

export const forUsers = {
  meta: {
    title: '使用者',
    description: `${BRAND.name}适合哪些人：学生与年轻人、忙碌的上班族、普通马来西亚人。我们想让它做到什么，它又不会做什么。`,
  },
  hero: {
    title: '给凌晨3点\u200b拿起手机的人',
    lead: `${BRAND.name}是由AI提供的心理治疗。做它，是希望无论几点都有回应，用的是您想事情时的语言。目前还没开放。`,
    clock: '从午夜到午夜，每个小时一支嫩笋，一支也不少。',
    now: '吉隆坡现在时间：',
  },
  audiences: {
    title: '适合哪些人',
    list: {
      students: {
        name: '学生与年轻人',
        text: '放榜前的凌晨一点，室友睡了。为了这种事，不知道可以叫醒谁。',
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
      title: '私密、安全',
      text: '端到端加密，存放在设于马来西亚的服务器上，遵照个人资料保护法令（PDPA）。',
    },
  },
  limits: {
    title: '它不会做什么',
    list: [
      '它不会取代您已经信任的心理治疗师。',
      '它不会替您诊断，也不会开药。',
      `它不会上门。有危险时，请拨${helplines.emergency.phone.text}。`,
    ],
    text: '用起来会是怎样，一步一步看。',
    learn: '了解如何运作',
  },
} satisfies Translated<typeof english>
