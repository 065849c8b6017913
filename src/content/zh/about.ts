import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: '关于我们',
    description: `开发${BRAND.name}的人：吉隆坡的一个小团队，有医生、临床心理师，也有工程师，正在开发马来西亚人听了亲切的心理治疗。`,
  },
  hero: {
    title: '一句话里\u200b换几种语言，\u200b我们从小\u200b就这样讲',
    lead: '接受心理治疗的时候，却很少有机会这样讲。我们是吉隆坡的一个小团队，成员有精神科医生、临床心理师和工程师。我们正在开发一种心理治疗：您平时怎么讲，就怎么讲。',
  },
  mission: {
    title: '使命',
    text: '让有证据支持的心理治疗，每个马来西亚人都找得到、负担得起、听得懂。',
  },
  vision: {
    title: '愿景',
    text: '让求助在东南亚成为平常的事。',
  },
  values: {
    title: '价值观',
    safety: {
      title: '安全第一',
      text: '一项功能如果做不到安全，我们宁可不做。',
    },
    evidence: {
      title: '看证据，不凭己见',
      text: '有没有用，由试验来判断。结果无论好坏，我们都打算公布。',
    },
    culture: {
      title: '懂文化，也是专业能力',
      text: '心理治疗本来就离不开语言、信仰和家庭，这些不是点缀。',
    },
    story: {
      title: '您的故事属于您',
      text: '您可以查看，可以带走，也可以要求删除。',
    },
  },
  story: {
    title: '我们的故事',
    statement: '我们想回答的问题是：等候看诊的那几个月，有什么帮得上忙？',
    paragraphs: [
      `马来西亚有超过${figureTexts.population}人，精神科医生约${figureTexts.psychiatrists}名（卫生部长在${published.newestCount.year}年11月公布的是${publishedTexts.newestCount}名）。一次私人心理治疗收费大约从${figureTexts.privateSession}起。许多人连第一次谈话的机会都没有。`,
      `${BRAND.name}要帮得上忙，就必须守住隐私、会讲四种语言、懂得什么时候该由真人接手，还要经得起验证。目前，它仍在研究试验阶段。`,
    ],
  },
  team: {
    title: '团队',
    note: '以下是示例档案，暂时用织纹肖像代替照片。',
    connect: '联络',
    connectAbout: (name) => name,
    portrait: (name) => `${name}的插画肖像`,
    opening: {
      title: '想加入我们吗？',
      text: `我们目前没有职位空缺。如果您想和我们一起做这件事，请用一页篇幅写下您做过什么、想在这里做什么，电邮至${company.careers}。请不要附照片，也不要写年龄和健康状况。`,
      action: '加入我们的团队',
    },
    write: '写信给我们',
  },
} satisfies Translated<typeof english>
