import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'

export const home = {
  meta: {
    title: '用您最顺口的语言做心理治疗',
    description: `${BRAND.name}是专为马来西亚开发的AI心理治疗，英语、马来语、华语和淡米尔语可以混着讲，文字、语音、视频都可以。仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '用您最顺口的语言\u200b做心理治疗',
    lead: `${BRAND.name}是AI心理治疗，专为身在马来西亚、想得到心理健康支援的人开发。将来几点都能谈，文字、语音、视频都可以；讲英语、马来语、华语或淡米尔语，混着讲也行。目前在研究试验阶段，还没开放。`,
    learn: '看看如何运作',
    tonight: '今晚想找人谈？看看哪些热线正在服务',
  },
  voices: {
    label: '在家怎么讲，就怎么讲',
    hint: '点开一句，可以读示例对话。',
    more: '接着读这段对话',
  },
  highlights: {
    therapy: 'AI心理治疗',
    privacy: '隐私与安全',
    culture: '贴近本地文化',
  },
  doors: {
    users: {
      title: '给您自己',
      text: '看看适合哪些人，自己或亲友可以去哪里求助。',
    },
    partners: {
      title: '给您的大学或公司',
      text: '和我们筹备试点、一起做研究，也欢迎非政府组织。',
    },
    investors: {
      title: '给投资者',
      text: `看看为什么需要${BRAND.name}，我们打算怎么做，也可以索取融资简报。`,
    },
  },
  statistics: {
    title: '马来西亚缺少\u200b心理健康\u200b专业人员',
    adults: `${sources.survey2015.year}年的一次全国筛查发现，这么多成年人受心理健康问题困扰。筛查不是诊断；${sources.survey2023.year}年的一次调查发现，${publishedTexts.depression2023}的成年人有抑郁症。图中有一千个针脚，一个代表一名成年人。`,
    psychiatrists: `这是${sources.ratio2016.year}年报道的精神科医生与病人比例。按${published.newestCount.year}年的人数算，大约每${publishedTexts.perNewestCount}人才有一名精神科医生。`,
    sessions: `这是一次心理治疗的费用。《星报》${sources.fees2019.year}年报道，平均每小时收费${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}；${sources.fees2016.year}年的一份收费指南列出${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}。`,
  },
  whyChoose: {
    title: `为什么做${BRAND.name}`,
    status: '这些都在研究试验阶段，标明“计划中”的除外。',
    languages: {
      title: '四种语言，混着讲',
      text: '英语、马来语、华语和淡米尔语，一句话里用几种都行，像在家里一样。',
    },
    hours: {
      title: '目标：24小时都能用',
      text: '开放以后，凌晨三点、公共假期、开会前的十分钟，都可以谈。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '三种都可以用，手机或网页都行，想换随时换。',
    },
    privacy: {
      title: '端到端加密，留在马来西亚',
      text: '按照计划，对话会端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。资料会留在这些服务器上，受马来西亚的个人资料保护法令（PDPA）保护。',
      more: '谁能读到您说的话',
    },
    crisis: {
      title: '内建危机侦测\u200b与转交机制',
      text: '一个AI和您谈，另一个只留意危险的征兆。只要有一个察觉，AI就会停下，告诉您可以打给谁。两个AI都可能漏看；遇到危险，请拨999。',
    },
    regulated: {
      title: '目标：受监管的疗法',
      text: `我们想让${BRAND.name}成为经过临床验证、按医疗器材监管的AI数码疗法。`,
      steps: {
        trials: '研究试验',
        validation: '临床验证',
        device: '受监管的医疗器材软件',
      },
    },
  },
  callToAction: {
    title: `看看${BRAND.name}\u200b适不适合您`,
    audiences: {
      students: '学生与年轻人',
      professionals: '忙碌的上班族',
      everyone: '每一个马来西亚人',
    },
    text: `看看${BRAND.name}将来可能怎样帮您，哪些事不会做。`,
    learn: '了解更多',
  },
} satisfies Translated<typeof english>
