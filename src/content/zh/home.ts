import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'

export const home = {
  meta: {
    title: '用您最顺口的语言做心理治疗',
    description: `${BRAND.name}是专为马来西亚开发的AI心理治疗，将来可用英语、马来语、华语或淡米尔语交谈，文字、语音、视频都可以。仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '在家\u200b怎么讲，\u200b就怎么讲',
    lead: `${BRAND.name}是专为马来西亚开发的AI心理治疗，将来可用英语、马来语、华语或淡米尔语交谈，文字、语音、视频都行。平台还没开放，仍在研究试验阶段。`,
    learn: '看看如何运作',
    voicesLabel: '四个人，各讲自己的语言',
    sleepless: '睡不着？这些电话今晚有人接',
    voicesMore: '点开一句，看看接下去怎么谈。',
    voiceMixed: '第五段对话，几种语言混着讲：有人想结束自己的生命',
    voiceMore: '看看这段对话怎么接下去',
  },
  highlights: {
    therapy: 'AI心理治疗',
    privacy: '隐私与安全',
    culture: '贴近本地文化',
  },
  statistics: {
    title: '马来西亚缺少\u200b心理健康\u200b专业人员',
    adults: `这是成年人受心理健康问题困扰的比例，来自${sources.survey2015.year}年一次筛查；筛查不是诊断。${sources.survey2023.year}年，${publishedTexts.depression2023}的成年人有抑郁症。下图有一千个针脚，每个代表一名成年人。`,
    psychiatrists: `这是${sources.ratio2016.year}年报道的精神科医生与病人比例。照${published.newestCount.year}年精神科医生人数算，大约每${publishedTexts.perNewestCount}人有一名。`,
    sessions: `这是一次心理治疗的费用。《星报》${sources.fees2019.year}年报道，平均每小时收费${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}；${sources.fees2016.year}年的一份收费指南列出${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}。`,
  },
  whyChoose: {
    title: `为什么选择${BRAND.name}`,
    languages: {
      title: '四种语言，一场对话',
      text: '英语、马来语、华语和淡米尔语，您可以像平时那样，一句话里混着讲。',
    },
    hours: {
      title: '24小时，天天都在',
      text: '按计划，凌晨三点、公共假期、开会前十分钟，都能对话。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '手机上可以谈，网页上也可以。',
    },
    privacy: {
      title: '加密，资料留在马来西亚',
      text: '按照计划，对话会端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。资料会留在这些服务器上，按照个人资料保护法令（PDPA）处理。',
      more: '谁能读到您说的话',
    },
    crisis: {
      title: '危机侦测',
      text: '一个AI和您交谈，另一个AI只负责留意危险的征兆。',
    },
    regulated: {
      title: '目标：成为受监管的疗法',
      text: '我们的目标是开发经临床验证的AI数字疗法，现在还没做到。',
      steps: {
        trials: '研究试验',
        validation: '临床验证',
        device: '受监管的医疗器材软件',
      },
    },
  },
  callToAction: {
    title: '为哪些人开发',
    audiences: {
      students: '学生与年轻人',
      professionals: '忙碌的上班族',
      everyone: '一般民众',
    },
    text: '看看平台会做什么、不会做什么。',
    learn: '了解更多',
    partners: '合作伙伴',
  },
} satisfies Translated<typeof english>
