import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: '关于我们',
    description: `吉隆坡的一个小团队，有医生、临床心理师和工程师，正在开发${BRAND.name}：马来西亚人平时怎么讲话，做AI心理治疗就怎么讲。`,
  },
  hero: {
    title: '在马来西亚开发，\u200b讲大家平时讲的话',
    lead: `${BRAND.name}是为马来西亚人开发的AI心理治疗，可以讲四种语言，也可以混着讲。我们是一个小团队，有医生、临床心理师和工程师，最先想帮的，是要等几个月才见得到治疗师的人。目前在研究试验阶段，还没开放。`,
    write: '写信问我们',
  },
  mission: {
    title: '使命',
    text: '有证据支持的心理治疗，我们想让每个马来西亚人都找得到、负担得起、听得懂。',
  },
  vision: {
    title: '愿景',
    text: '我们希望，在整个东南亚，开口求助都是平常事。',
  },
  values: {
    title: '价值观',
    safety: {
      title: '安全第一',
      text: '不能证明安全的功能，我们就不提供。',
    },
    evidence: {
      title: '看证据，不凭己见',
      text: '我们提供什么，看研究结果再决定。结果无论好坏，都打算公布。',
    },
    culture: {
      title: '文化是心理治疗的一部分',
      text: '我们开发这套心理治疗，从一开始就想着您的语言、信仰和家庭。',
    },
    story: {
      title: '您说的话，您作主',
      text: '将来您可以查看、下载自己说过的话，也可以要求删除。',
    },
  },
  story: {
    title: '我们的故事',
    statement: `我们开发${BRAND.name}，是想帮大家度过第一次看诊之前的那几个月。`,
    ratio: `大约每${publishedTexts.perNewestCount}人才有一名精神科医生。金色的针脚是那名医生，其余每个针脚代表一百人。`,
    paragraphs: [
      `马来西亚有超过${figureTexts.population}人，精神科医生只有约${figureTexts.psychiatrists}名。后一个数字是约数，${published.newestCount.year}年11月卫生部长公布的是${publishedTexts.newestCount}名。私人心理治疗一次收费约${figureTexts.privateSession}起。许多人从来没机会跟专业人员谈。`,
      `${BRAND.name}要守得住隐私，讲得了四种语言；AI也要看得出何时该由真人接手。有没有帮助，要由我们证明。`,
    ],
  },
  team: {
    title: '团队',
    note: '以下七份简介都是示例，人物是虚构的。开放之前，我们会在这里介绍团队。',
    connect: '联络',
    portrait: (name) => `${name}的插画肖像`,
  },
  join: {
    title: '想加入我们？',
    text: `我们目前没有职位空缺，但每一封来信都会读。请用一页纸说明您做过什么、想在这里做什么，电邮到${company.careers}。请不要附照片，也不要写年龄和健康状况。`,
    action: '加入我们的团队',
  },
} satisfies Translated<typeof english>
