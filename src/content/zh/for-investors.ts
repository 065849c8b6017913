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
      '图中一针代表一名精神科医生。',
      `到${published.newestCount.year}年11月，共有${publishedTexts.newestCount}名。`,
    ],
    lead: `${BRAND.name}是专为马来西亚开发、由AI驱动的数字疗法（以软件提供的治疗）。它还没经过临床验证；通过验证，再朝受监管的医疗器材软件发展，是我们的目标。`,
    action: '索取融资简报',
    note: '没有注册，不供出售。',
  },
  story: {
    title: '不只是\u200b一个应用程式',
    statement: '保健应用程式，让人感觉好一点就行；疗法，得证明人真的好了一点。',
    text: `我们要把${BRAND.name}做成疗法：先在研究试验里使用，之后才在应用程式商店上架。四种语言都可以直接交谈，因为心理治疗如果要先翻译一遍，就不是同一回事了。试验版本已有危机侦测；发现危机后由谁接手，还没决定。`,
  },
  opportunities: {
    title: '估计的\u200b市场机会',
    text: '这是我们自己的估算，以美元计，没有其他人核对过。',
    items: {
      round: {
        title: '投资机会',
        text: '研究试验还在进行，产品还没推出。',
      },
      reach: {
        title: '市场机会',
        text: `如果以${sources.survey2015.year}年的一次情绪困扰筛查作参考，有${figureTexts.peopleAffected}名马来西亚人面对心理健康问题。`,
      },
      model: {
        title: '容易扩展的模式',
        text: '大学、企业、非政府组织和政府，共用一个平台。多一个合作伙伴，不必多做一个产品。',
      },
      edge: {
        title: '临床与监管的优势',
        text: '先做试验，之后才是医疗器材软件。这条路比应用程式上架慢，也比较难模仿。',
      },
      impact: {
        title: '影响与回报',
        text: `一次私人心理治疗收费约${figureTexts.privateSession}或更高。费用低一些，做得完心理治疗的人就多一些。我们还没定价。`,
      },
      pipeline: {
        title: '后续产品',
        text: '在同一个临床基础上，为东南亚开发新的计划。',
      },
    },
    note: '推出产品、与伙伴合作、开发新的计划，都在试验之后。',
  },
  advantage: {
    title: '竞争优势',
    position: {
      title: '市场定位',
      text: '先从马来西亚做起：四种语言，资料留在国内，有医生和心理治疗师参与。',
      note: '国内的服务器、给医生和心理治疗师看的记录，都在计划中。',
    },
    pipeline: {
      title: '未来规划',
      steps: {
        now: { title: '现在', text: '在马来西亚做研究试验' },
        next: { title: '下一步', text: '首批结果出来，再推出产品，与合作伙伴试点' },
        after: { title: '然后', text: '受监管的医疗器材软件' },
        later: { title: '以后', text: '东南亚' },
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
        `${figureTexts.market}的市场，我们自己的估算`,
        '研究试验进行中',
        '四种语言',
        '目标是成为医疗器材',
      ],
    },
    direct: {
      title: '直接联络',
      response: `投资者关系团队争取在${responseHours.investor}小时内答复。`,
    },
  },
} satisfies Translated<typeof english>
