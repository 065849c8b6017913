import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines
const inWords = ['零', '一', '两', '三', '四']

export const forUsers = {
  meta: {
    title: '使用者',
    description: `凌晨3点还醒着？现在谁会接听，在马来西亚可以去哪里求助，怎么跟您担心的人开口，以及${BRAND.name}会做什么、不会做什么。`,
  },
  hero: {
    title: '凌晨3点，\u200b还醒着？',
    lead: `${BRAND.name}还没开放，今晚没办法回应您。下面这些人可以。`,
    caption: (answering, all) =>
      `凌晨3点，下面${inWords[all]}条热线中，${inWords[answering]}条有人接听。`,
    now: '吉隆坡现在：',
  },
  audiences: {
    title: '为哪些人开发',
    list: {
      students: {
        name: '学生与年轻人',
        text: '放榜前夕，凌晨一点。您觉得这是小事，不好意思叫醒别人。其实这不是小事。',
      },
      professionals: {
        name: '忙碌的上班族',
        text: '早上八点五十分，车已经停好，人却还坐在车里，没有上楼。',
      },
      everyone: {
        name: '一般民众',
        text: '晚上十一点，妈妈睡了。讲给她听，她只会担心；谁都不说，心里更沉。',
      },
    },
  },
  benefits: {
    title: '四个好处',
    hours: {
      title: '24小时，天天都在',
      text: '我们希望平台凌晨三点能用，开斋节也能用，不必排队。',
    },
    languages: {
      title: '讲您习惯的语言',
      text: '您可以讲英语、马来语、华语或淡米尔语，一句话里混着两种也行。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '怕旁人听到就打字，不怕就开口说。用手机或网页都可以。',
    },
    privacy: {
      title: '隐私与安全',
      text: '按照计划，对话会端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。',
    },
  },
  limits: {
    title: '平台不会做的事',
    list: [
      '平台不能取代心理治疗师。如果您正在看诊或接受辅导，请照常去。',
      'AI不作诊断，也不开药。',
      `紧急的时候，平台帮不上忙。如果您可能有危险，请拨${emergency.phone.text}。Befrienders日夜都有人接听：${befrienders.phone.text}。`,
      '最低年龄定下来以前，谁都不能用平台。求助热线不限年龄，几岁都可以打。',
    ],
    text: '平台将来怎样用，我们一步一步说明。',
    learn: '看看如何运作',
  },
} satisfies Translated<typeof english>
