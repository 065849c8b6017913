import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: '关于我们',
    description: `吉隆坡的一个小团队，有医生、临床心理师和工程师，正在开发${BRAND.name}：马来西亚人平时怎么讲话，做心理治疗就怎么讲。`,
  },
  hero: {
    title: '一句话\u200b混几种语言，\u200b我们从小\u200b讲到大',
    lead: '做心理治疗，很少能几种语言混着讲。我们是吉隆坡的一个小团队，有医生、临床心理师和工程师，正在开发心理治疗平台：您平时怎么讲，就怎么讲。',
  },
  mission: {
    title: '使命',
    text: '有证据支持的心理治疗，让每个马来西亚人都找得到、负担得起、听得懂。',
  },
  vision: {
    title: '愿景',
    text: '让东南亚人把开口求助当作平常事。',
  },
  values: {
    title: '价值观',
    safety: {
      title: '安全第一',
      text: '功能做不到安全，我们宁可不做。',
    },
    evidence: {
      title: '看证据，不凭己见',
      text: '平台有没有用，要看试验。结果无论好坏，我们都打算公布。',
    },
    culture: {
      title: '懂文化，也是专业能力',
      text: '语言、信仰和家庭本来就是心理治疗的一部分，不是点缀。',
    },
    story: {
      title: '您的故事属于您',
      text: '您可以查看、下载自己讲过的话，也可以要求删除。',
    },
  },
  story: {
    title: '我们的故事',
    statement: '我们想回答一个问题：等候看诊的那几个月，有什么帮得上忙？',
    paragraphs: [
      `马来西亚有超过${figureTexts.population}人，精神科医生大约${figureTexts.psychiatrists}名（据卫生部长公布，${published.newestCount.year}年11月是${publishedTexts.newestCount}名）。私人心理治疗一次收费约${figureTexts.privateSession}起。许多人连一次都没做过。`,
      `${BRAND.name}要帮得上忙，就要守住隐私、会讲四种语言、懂得何时该由真人接手，也要经得起验证。目前仍在研究试验阶段。`,
    ],
  },
  team: {
    title: '团队',
    note: '以下的团队简介是示例，照片以织纹画像代替。',
    connect: '联络',
    portrait: (name) => `${name}的插画肖像`,
    opening: {
      title: '想加入我们吗？',
      text: `我们目前没有职位空缺。如果您有意加入，请用一页纸说明您做过什么、想在这里做什么，电邮到${company.careers}。请不要附照片，也不要写年龄和健康状况。`,
      action: '加入我们的团队',
    },
    write: '写信给我们',
  },
} satisfies Translated<typeof english>
