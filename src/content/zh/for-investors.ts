import { BRAND, published, responseHours, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: '投资者',
    description: `超过${figureTexts.population}人，${figureTexts.psychiatrists}名精神科医生。${BRAND.name}是专为马来西亚开发的AI心理治疗，仍在研究试验阶段，目标是成为受监管的医疗器材。`,
  },
  hero: {
    title: [
      `超过${figureTexts.population}人，`,
      `精神科医生\u200b只有${figureTexts.psychiatrists}名`,
    ],
    caption: [
      '图中一个针脚代表一名精神科医生。',
      `标题里的人数是约数；截至${published.newestCount.year}年11月，精神科医生有${publishedTexts.newestCount}名。`,
    ],
    lead: `${BRAND.name}是专为马来西亚开发的AI数字疗法（以软件提供的治疗），还没经过临床验证。目标是先通过验证，再成为受监管的医疗器材软件。`,
    action: '索取融资简报',
    note: '产品没有注册为医疗器材，也不供出售。',
  },
  story: {
    title: '不是一般的\u200b应用程式',
    statement: '一般的身心健康应用程式，让人觉得好一点就够了；疗法却必须证明，人真的好转了。',
    text: `我们把${BRAND.name}当疗法来开发，所以先做研究试验，再上架应用程式商店。平台会讲四种语言，因为心理治疗一经翻译，就不是同一回事。试验版本已有危机侦测；发现危机后由谁接手，还没决定。`,
  },
  opportunities: {
    title: '我们估算的\u200b市场规模',
    text: '这是我们自己的估算，以美元计，未经他人核实。',
    items: {
      round: {
        title: '投资机会',
        text: '研究试验还在进行，产品还没推出。',
      },
      reach: {
        title: '市场机会',
        text: `按${sources.survey2015.year}年的一项情绪困扰筛查推算，有${figureTexts.peopleAffected}名马来西亚人面对心理健康问题。`,
      },
      model: {
        title: '容易扩展的模式',
        text: '大学、企业、非政府组织和政府共用同一个平台；多一个合作伙伴，不必另做产品。',
      },
      edge: {
        title: '临床与监管的优势',
        text: '我们先做试验，再推出医疗器材软件，比直接上架应用程式商店慢，却更难被模仿。',
      },
      impact: {
        title: '影响与回报',
        text: `私人心理治疗一次收费约${figureTexts.privateSession}起。全程费用低一些，能做完的人就多一些。我们还没定价。`,
      },
      pipeline: {
        title: '后续产品',
        text: '在同一套临床基础上，为东南亚开发新方案。',
      },
    },
    note: '推出产品、与伙伴合作、开发新方案，都要等到试验之后。',
  },
  advantage: {
    title: '竞争优势',
    position: {
      title: '市场定位',
      text: '我们先从马来西亚做起：四种语言，资料留在国内，有医生和心理治疗师参与。',
      note: '服务器设在国内、医生和心理治疗师看记录，都还在计划中。',
    },
    pipeline: {
      title: '未来规划',
      steps: {
        now: { title: '现在', text: '在马来西亚做研究试验' },
        next: { title: '下一步', text: '先得出首批结果，再推出产品、与伙伴做试点' },
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
