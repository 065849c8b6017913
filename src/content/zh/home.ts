import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'

export const home = {
  meta: {
    title: '用心里的语言做心理治疗',
    description: `${BRAND.name}是为马来西亚而做的AI心理治疗，可用英语、马来语、华语和淡米尔语，以文字、语音或视频交谈。目前仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '在家\u200b怎么讲，\u200b就怎么讲。',
    lead: `${BRAND.name}是以人工智能（AI）为基础、贴近本地文化的心理治疗，面向东南亚，从马来西亚做起。可用英语、马来语、华语和淡米尔语，以文字、语音或视频交谈。目前仍在开发和研究试验阶段。`,
    learn: '了解如何运作',
    voicesLabel: '四个人，每人说自己的语言',
    sleepless: '睡不着？今晚有人接听',
    voicesMore: '点一句话，看看接下来怎么聊。',
    voiceMixed: '第五段对话，几种语言混着讲：有人想结束自己的生命',
    voiceMore: '看看这段对话怎么接下去',
  },
  highlights: {
    therapy: 'AI心理治疗',
    privacy: '私密、安全',
    culture: '顾及本地文化',
  },
  statistics: {
    title: '马来西亚缺少\u200b心理健康\u200b专业人员',
    adults: `的成年人受心理健康问题困扰，这是${sources.survey2015.year}年一次筛查的结果。筛查不是诊断；${sources.survey2023.year}年的调查发现，有抑郁症的占${publishedTexts.depression2023}。下面一千针，每一针是一名成年人。`,
    psychiatrists: {
      text: `精神科医生与病人的比例。这是${sources.ratio2016.year}年的说法，指的是精神科病人。如果用${published.newestCount.year}年的${publishedTexts.newestCount}名精神科医生和全国人口来算，大约是${publishedTexts.perNewestCount}。`,
    },
    sessions: `一次心理治疗的费用，依据${sources.fees2016.year}年的一份收费指南。`,
  },
  whyChoose: {
    title: `为什么选择${BRAND.name}`,
    languages: {
      title: '四种语言，一场对话',
      text: '英语、马来语、华语和淡米尔语。一句话里混着讲也行，大家平时就是这样讲的。',
    },
    hours: {
      title: '一天24小时，一周7天',
      text: '凌晨三点、公共假期、开会前的十分钟。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '用手机或网页都可以。',
    },
    privacy: {
      title: '私密、安全',
      text: '端到端加密。资料留在设于马来西亚的服务器上，遵照个人资料保护法令（PDPA）。',
    },
    crisis: {
      title: '内置危机侦测',
      text: '双重AI监测：第二个AI只留意危险的征兆，目标是发现了就交给真人。',
    },
    regulated: {
      title: '朝着受监管的疗法开发',
      text: '目标是做成由AI驱动、经过临床验证的数字疗法（以软件提供的治疗），方向是作为医疗器材的软件。验证还在进行。',
      steps: {
        trials: '研究试验',
        validation: '临床验证',
        device: '作为医疗器材受监管的软件',
      },
    },
  },
  callToAction: {
    title: '适合哪些人',
    audiences: {
      students: '学生与年轻人',
      professionals: '忙碌的上班族',
      everyone: '普通马来西亚人',
    },
    text: `${BRAND.name}还没开放。您可以先看看它适合哪些人，会做什么，不会做什么。`,
    action: {
      label: '了解更多',
      about: `${BRAND.name}适合哪些人`,
    },
    partners: '合作伙伴',
  },
} satisfies Translated<typeof english>
