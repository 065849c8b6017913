import { BRAND, businessConstants, published, responseHours, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: '给投资者',
    description: `超过${figureTexts.population}人，${figureTexts.psychiatrists}名精神科医生。${BRAND.name}是专为马来西亚开发的AI心理治疗，仍在研究试验阶段，目标是成为受监管的医疗器材。`,
  },
  hero: {
    title: [
      `超过${figureTexts.population}人，`,
      `精神科医生\u200b只有${figureTexts.psychiatrists}名`,
    ],
    caption: {
      count: '图中一个针脚代表一名精神科医生。',
      rounded: `两个数字都是约数。${published.newestCount.year}年11月有${publishedTexts.newestCount}名精神科医生，大约每${publishedTexts.perNewestCount}人才有一名。`,
    },
    lead: `${BRAND.name}是为马来西亚人开发的AI心理治疗，可以用文字、语音或视频，讲四种语言。目前在研究试验阶段，目标是通过临床验证，成为受监管的医疗器材软件。`,
    action: '索取融资简报',
  },
  story: {
    title: '不是一般的\u200b应用程式',
    statement: '我们既然开发心理治疗，就要证明它帮得了人。',
    text: `我们把${BRAND.name}当数码疗法（以软件提供的治疗）来开发，所以先测试，再推出。按照计划，平台会支援四种语言，心里用哪种语言想，就用哪种语言讲。危机侦测也在测试。发生危机时，每个时段由谁接手，我们[会在推出之前公布](danger)。`,
    steps: {
      now: { title: '现在', text: '我们正在马来西亚做研究试验。' },
      next: { title: '下一步', text: '先弄清疗法有没有效；有效，才推出产品、与合作伙伴做试点。' },
      after: { title: '之后', text: '我们争取成为受监管的医疗器材。' },
      later: { title: '长远', text: '我们计划为东南亚其他国家开发新方案。' },
    },
  },
  opportunities: {
    title: '我们估算的\u200b市场规模',
    text: '这是我们自己算出的数字，以美元计，未经独立核实。',
    share: {
      title: `全国超过${figureTexts.population}人，其中${figureTexts.peopleAffected}人可能有情绪困扰。`,
      text: '每个菱形代表马来西亚的一百万人。',
    },
    items: {
      round: {
        title: '投资机会',
        text: '您投资时，产品还在测试，还没推出。',
      },
      reach: {
        title: '市场机会',
        text: `按${sources.survey2015.year}年的一项情绪困扰筛查推算，有${figureTexts.peopleAffected}名马来西亚人面对心理健康问题。`,
      },
      model: {
        title: '容易扩展的模式',
        text: '将来，大学、企业、非政府组织和政府都用同一个平台；每多一个合作伙伴，不必另做一套产品。',
      },
      edge: {
        title: '临床与监管的优势',
        text: '通过临床验证、成为受监管的医疗器材，比推出一款应用程式慢，也更难模仿。这两样，我们都还没做到。',
      },
      impact: {
        title: '影响与回报',
        text: `私人心理治疗一次收费约${figureTexts.privateSession}起。心理治疗便宜一些，就可能帮到因为费用而中途停下、或从没开始的人。`,
      },
      pipeline: {
        title: '后续产品',
        text: '在同一套临床研究的基础上，我们将来可以为东南亚开发新方案。',
      },
    },
  },
  advantage: {
    title: '竞争优势',
    position: {
      title: '市场定位',
      text: '我们先为马来西亚开发，用四种语言。按照计划，服务器会设在国内；经使用者同意，医生和心理治疗师会收到两次看诊之间的简短记录。',
    },
    pipeline: {
      title: '未来规划',
      text: '我们打算用试点得出的结果，支持平台成为受监管的医疗器材。之后，我们计划为东南亚其他国家开发方案。',
    },
  },
  expertise: {
    title: '团队专长',
    items: ['精神医学', '临床心理学', '人工智能', '数码健康监管', '产品与设计', '医疗合作'],
    team: '认识我们的团队',
  },
  company: { name: '公司', registration: '公司编号', fundingStage: '融资阶段' },
  request: {
    title: '索取融资简报',
    promise: `我们会在${businessConstants.pitchDeckHours}小时内寄出融资简报。`,
    receive: {
      title: '您会收到',
      deck: '融资简报（pitch deck）',
      technology: '技术概览',
      team: '团队简介',
    },
    highlights: {
      title: '投资要点',
      items: [
        '我们正在马来西亚测试平台。',
        '我们正在开发支援四种语言的平台。',
        '大学、企业、非政府组织和政府，将来可以共用一个平台。',
        `我们想让${BRAND.name}成为受监管的医疗器材。`,
      ],
    },
    direct: {
      title: '直接联络',
      response: `投资者关系团队争取在${responseHours.investor}小时内答复。`,
    },
  },
} satisfies Translated<typeof english>
