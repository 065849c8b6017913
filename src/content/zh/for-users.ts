import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: '给使用者',
    description: `${BRAND.name}是AI心理治疗，讲您习惯的语言，专为马来西亚的学生、上班族和家庭开发。${siteStatus}这里也有今晚可以打的求助热线。`,
  },
  hero: {
    caption: '给使用者',
    title: '有个说心里话的地方，\u200b用您自己的话讲，\u200b几点都行',
    lead: `${BRAND.name}是AI心理治疗，讲您习惯的语言，专为马来西亚的学生、上班族和家庭开发。想到什么，就先说什么。`,
    learn: '看看如何运作',
    tonight: {
      ask: '今晚想找人谈谈？',
      listeners: `Befrienders [${befrienders.phone.text}](befrienders)，日夜服务。`,
    },
  },
  helplines: {
    title: '今晚就找人谈谈',
    text: '求助热线由人接听，不是AI。睡不着、觉得孤单，不紧急也可以打。没人接，就再打一次，或打下一条。',
    now: '吉隆坡现在：',
    write: '不方便说话？可以写',
  },
  audiences: {
    title: '为哪些人开发',
    list: {
      students: {
        name: '学生与年轻人',
        text: '明天就放榜了。您觉得这是小事，不好意思叫醒别人。再小的事，也可以说。',
      },
      professionals: {
        name: '忙碌的上班族',
        text: '车停好了，您还坐在车里，想多待几分钟才上楼。',
      },
      everyone: {
        name: '每一个马来西亚人',
        text: '妈妈睡了。跟她讲，怕她担心；谁都不讲，心里更沉。',
      },
    },
  },
  benefits: {
    title: '四个好处',
    hours: {
      title: '每天24小时',
      text: '心事什么时候来，就什么时候说，不用等到下一次预约。',
    },
    languages: {
      title: '讲您习惯的语言',
      text: '英语、马来语、华语、淡米尔语，或者像跟朋友那样混着讲。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '旁边有人就打字，没人就开口说。',
    },
    privacy: {
      title: '隐私与安全',
      text: '您的话加密传到马来西亚境内的服务器，AI在那里读了，才能回应您。',
    },
  },
  limits: {
    title: '它不会做的事',
    list: [
      '它不能取代心理治疗师。如果您有看医生、心理治疗师或辅导员，请照常去。',
      'AI不作诊断，也不开药，这些可以找医生。',
      `有危险，或怕自己真的会自杀，请拨${emergency.phone.text}，AI应付不了紧急情况。`,
      isOpen
        ? '登记使用有最低年龄的限制。求助热线几岁都可以打。'
        : '最低年龄会在开放登记之前公布。求助热线几岁都可以打。',
    ],
  },
} satisfies Translated<typeof english>
