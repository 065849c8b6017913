import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { statisticTexts } from './statistics.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const about = {
  meta: {
    title: '关于我们',
    description: `${BRAND.name}是AI心理治疗，在吉隆坡开发，您平时怎么讲话，就怎么谈。${siteStatus}`,
  },
  hero: {
    title: '在马来西亚开发，\u200b讲大家平时讲的话',
    lead: `${BRAND.name}是AI心理治疗，给马来西亚的学生、上班族和家庭，讲您习惯的语言。我们在吉隆坡开发。在这里，话讲到一半就换语言，心理治疗也该跟得上。`,
    write: '写信问我们',
    press: '媒体专区',
  },
  mission: {
    title: '使命',
    text: '好的心理治疗，每个马来西亚人\u200b都找得到、负担得起、听得懂。',
  },
  vision: {
    title: '愿景',
    text: '在整个东南亚，开口求助\u200b都是平常事。',
  },
  story: {
    title: '我们的故事',
    problem: `马来西亚只有${statisticTexts.psychiatrists}名精神科医生，人口却超过${statisticTexts.population}。一次私人心理治疗，收费约${statisticTexts.privateSession}或以上。大家只好等，半夜上网找答案，不然就闷在心里。`,
    answer: `我们开发${BRAND.name}，就是为了这样的夜晚：睡不着就可以谈，四种语言都听得懂，也从不隐瞒自己是AI。`,
  },
  team: {
    title: '团队',
    note: '只是示例，不是真人。推出之前会换上我们团队的简介。',
    connect: '联络',
    portrait: (name) => `${name}的插画肖像`,
  },
  values: {
    title: '价值观',
    safety: {
      title: '安全第一',
      text: '不能证明安全的功能，我们就不提供。',
    },
    evidence: {
      title: '证据说了算',
      text: '做什么、不做什么，看研究结果。',
    },
    culture: {
      title: '心理治疗，少不了文化',
      text: '语言、信仰和家庭，一开始就想到了。',
    },
    story: {
      title: '您说的话，您作主',
      text: allWork('rights')
        ? '要看、要下载、要删除，都由您决定。'
        : '要看、要下载、要删除，将来都由您决定。',
    },
  },
  join: {
    title: '想加入\u200b我们？',
    text: '写一页纸就好：您做过什么，来这里想做什么。不要附照片，也不要写年龄和健康状况。',
    action: '加入我们的团队',
  },
} satisfies Translated<typeof english>
