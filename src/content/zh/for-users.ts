import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { ForUsersContent } from '../types/for-users.ts'
import { paths } from '#src/paths.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const forUsers = {
  meta: {
    title: '使用者',
    description: `${BRAND.name}适合哪些人：学生与年轻人、忙碌的上班族、普通马来西亚人。我们想让它做到什么，它又不会做什么。`,
  },
  hero: {
    title: '给凌晨3点拿起手机的人',
    hour: 3,
    lead: `${BRAND.name}是由AI提供的心理治疗。做它，是希望无论几点都有回应，用的是您想事情时的语言。目前还没开放。`,
    claim: 'therapy',
    clock: '从午夜到午夜，每个小时一支嫩笋，一支也不少。',
    now: '吉隆坡现在时间：',
  },
  audiences: {
    title: '适合哪些人',
    list: {
      students: {
        name: '学生与年轻人',
        hour: 1,
        voice: { text: 'Result keluar esok. Tak boleh tidur.', lang: 'ms' },
        text: '放榜前的凌晨一点，室友睡了。为了这种事，不知道可以叫醒谁。',
      },
      professionals: {
        name: '忙碌的上班族',
        hour: 8,
        voice: { text: 'I say I’m fine in every meeting.', lang: 'en' },
        text: '早上八点五十分，在停车场，还没上楼。',
      },
      everyone: {
        name: '普通马来西亚人',
        hour: 23,
        voice: { text: '跟妈妈讲，她又要担心。', lang: 'zh-Hans' },
        text: '晚上十一点，妈妈睡了。讲给她听，她只会担心。谁都不讲，心里更重。',
      },
    },
  },
  benefits: {
    title: '我们想让它做到什么',
    list: [
      {
        title: '一天24小时，一周7天',
        text: '凌晨三点可以，开斋节也可以。不必排队。',
        claim: 'hours',
      },
      {
        title: '您自己的语言',
        text: '英语、马来语、华语或淡米尔语，一句话里用两种也行。',
        claim: 'languages',
      },
      {
        title: '文字、语音或视频',
        text: '怕隔墙有耳就打字，不怕就开口说。用手机或网页都可以。',
        claim: 'ways',
      },
      {
        title: '私密、安全',
        text: '端到端加密，存放在设于马来西亚的服务器上，遵照个人资料保护法令（PDPA）。',
        claim: 'encryption',
      },
    ],
  },
  limits: {
    title: '它不会做什么',
    list: [
      '它不会取代您已经信任的心理治疗师。',
      '它不会替您诊断，也不会开药。',
      `它不会上门。有危险时，请拨${helplines.emergency.phone.text}。`,
    ],
    text: '用起来会是怎样，一步一步看。',
    actions: [{ kind: 'route', label: '了解如何运作', to: paths.howItWorks }, joinWaitlist],
  },
} satisfies ForUsersContent
