import { BRAND, published, responseHours, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: '投资者',
    description: `超过${figureTexts.population}人，${figureTexts.psychiatrists}名精神科医生。${BRAND.name}是专为马来西亚开发、由AI驱动的心理治疗，仍在研究试验阶段，目标是成为受监管的医疗器材。`,
  },
  hero: {
    title: [
      `超过${figureTexts.population}人，`,
      `精神科医生\u200b只有${figureTexts.psychiatrists}名`,
    ],
    caption: [
      '图中一个针脚代表一名精神科医生。',
      `标题的人数是约数；${published.newestCount.year}年11月，全国共有${publishedTexts.newestCount}名。`,
    ],
    lead: `${BRAND.name}是专为马来西亚开发、由AI驱动的数字疗法（以软件提供的治疗）。它还没经过临床验证；我们的目标是先通过验证，再发展成受监管的医疗器材软件。`,
    action: '索取融资简报',
    note: '没有注册为医疗器材，也不供出售。',
  },
  story: {
    title: '不是一般的\u200b应用程式',
    statement:
      '一般的身心健康应用程式，使用者觉得舒服一点就够了；称得上疗法的，必须证明使用者真的好转了。',
    text: `我们要把${BRAND.name}做成一种疗法，所以先用于研究试验，之后才在应用程式商店上架。使用者可以直接用四种语言交谈，因为心里的话如果要先翻译一遍，治疗就走样了。试验版本已有危机侦测功能；不过，发现危机后由谁接手，目前还没决定。`,
  },
  opportunities: {
    title: '我们估算的\u200b市场机会',
    text: '这是我们自己的估算，以美元计，没有经过他人核实。',
    items: {
      round: {
        title: '投资机会',
        text: '研究试验还在进行，产品还没推出。',
      },
      reach: {
        title: '市场机会',
        text: `参考${sources.survey2015.year}年一项情绪困扰筛查的结果来估算，有${figureTexts.peopleAffected}名马来西亚人有心理健康问题。`,
      },
      model: {
        title: '容易扩展的模式',
        text: '大学、企业、非政府组织和政府共用同一个平台，增加合作伙伴时，不必另外开发产品。',
      },
      edge: {
        title: '临床与监管的优势',
        text: '我们先做试验，再把它发展成医疗器材软件。这样做比直接上架应用程式慢，但别人也比较难模仿。',
      },
      impact: {
        title: '影响与回报',
        text: `私人心理治疗一次收费约${figureTexts.privateSession}，有的更高。费用如果低一些，能做完心理治疗、不中途放弃的人就会多一些。不过，我们还没定价。`,
      },
      pipeline: {
        title: '后续产品',
        text: '在同样的临床基础上，为东南亚开发新的方案。',
      },
    },
    note: '推出产品、与伙伴合作和开发新的方案，都要等到试验之后。',
  },
  advantage: {
    title: '竞争优势',
    position: {
      title: '市场定位',
      text: '我们先从马来西亚做起，提供四种语言，资料留在国内，并有医生和心理治疗师参与。',
      note: '把资料存放在国内服务器，以及把记录提供给医生和心理治疗师看，这两项仍在计划中。',
    },
    pipeline: {
      title: '未来规划',
      steps: {
        now: { title: '现在', text: '在马来西亚做研究试验' },
        next: { title: '下一步', text: '首批结果出来后，推出产品，并与合作伙伴进行试点' },
        after: { title: '之后', text: '受监管的医疗器材软件' },
        later: { title: '长远', text: '东南亚' },
      },
    },
  },
  expertise: {
    title: '团队专长',
    items: ['精神医学', '临床心理学', '人工智能', '数字健康监管', '产品与设计', '医疗合作'],
  },
  company: { name: '公司', registration: '公司编号', fundingStage: '融资阶段' },
  request: {
    title: '索取融资简报',
    receive: {
      title: '您会收到',
      deck: '融资简报（pitch deck）',
      technology: '技术概览',
      team: '团队简介',
    },
    highlights: {
      title: '投资要点',
      items: [
        `市场规模${figureTexts.market}（我们自己的估算）`,
        '研究试验进行中',
        '四种语言',
        '目标是成为受监管的医疗器材',
      ],
    },
    direct: {
      title: '直接联络',
      response: `投资者关系团队争取在${responseHours.investor}小时内答复。`,
    },
  },
} satisfies Translated<typeof english>
