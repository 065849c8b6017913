import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines
const inWords = ['零', '一', '两', '三', '四']

export const forUsers = {
  meta: {
    title: '使用者',
    description: `凌晨3点还醒着？现在谁会接听，在马来西亚可以去哪里求助，担心身边的人时怎么开口，以及${BRAND.name}会做什么、不会做什么。`,
  },
  hero: {
    title: '凌晨3点，\u200b还醒着？',
    lead: `${BRAND.name}还没开放，今晚没办法回应您。下面这些人可以。`,
    caption: (answering, all) =>
      `凌晨3点，这${inWords[all]}条热线里，${inWords[answering]}条有人接听。`,
    now: '吉隆坡现在：',
  },
  audiences: {
    title: '为谁而设',
    list: {
      students: {
        name: '学生与年轻人',
        text: '放榜前的凌晨一点，室友睡了。您总觉得是小事，不好意思叫醒别人。其实那不是小事。',
      },
      professionals: {
        name: '忙碌的上班族',
        text: '早上八点五十分，停车场里，人还坐在车上。',
      },
      everyone: {
        name: '普通马来西亚人',
        text: '晚上十一点，妈妈睡了。讲给她听，她只会担心。不告诉任何人，心里更沉。',
      },
    },
  },
  benefits: {
    title: '我们想让平台做到的',
    hours: {
      title: '24小时，天天都在',
      text: '凌晨三点可以，开斋节也可以，不用排队。',
    },
    languages: {
      title: '讲您习惯的语言',
      text: '英语、马来语、华语或淡米尔语，一句话里混两种也行。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '怕隔墙有耳就打字，不怕就开口说。手机或网页都可以。',
    },
    privacy: {
      title: '隐私与安全',
      text: '您说的话，从手机到我们在马来西亚境内的服务器，端到端加密。到了那里，AI要先读，才能回应您。',
    },
  },
  limits: {
    title: '平台不会做的',
    list: [
      '它不能取代心理治疗师。如果您正在看诊或接受辅导，请继续。',
      '它不作诊断，也不开药。',
      `紧急的时候，它帮不上忙。如果您可能有危险，请拨${emergency.phone.text}。Befrienders日夜都有人接听：${befrienders.phone.text}。`,
      '使用者的最低年龄定下来之前，谁都不能用。求助热线，几岁都可以打。',
    ],
    text: '用起来会是怎样，一步一步看。',
    learn: '看看如何运作',
  },
} satisfies Translated<typeof english>
