import { BRAND, published, responseHours, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: '投资者',
    description: `超过${figureTexts.population}人，${figureTexts.psychiatrists}名精神科医生。${BRAND.name}是为马来西亚而做、由AI驱动的心理治疗，在研究试验中，朝着受监管的医疗器材走。`,
  },
  hero: {
    title: [
      `超过${figureTexts.population}人。`,
      `精神科医生\u200b只有${figureTexts.psychiatrists}名。`,
    ],
    caption: [
      '一针是一名精神科医生。',
      `到${published.newestCount.year}年11月，有${publishedTexts.newestCount}名。`,
    ],
    lead: `我们正为马来西亚开发${BRAND.name}，目标是由AI驱动、经过临床验证的数字疗法（以软件提供的治疗），方向是作为医疗器材受监管的软件。`,
    action: '索取融资简报',
    note: '验证还在进行；它没有注册，也不供出售。',
  },
  story: {
    title: '不只是一个应用程式',
    statement: '保健应用程式请您感觉好一点。疗法却要证明，您真的好了一点。',
    text: `我们要把${BRAND.name}做成后者。它先在研究试验里运作，然后才会上架。它用英语、马来语、华语和淡米尔语，因为要先经过翻译的治疗，已经不是同一种治疗。危机侦测和双重AI监测，第一个版本就有，不会留到以后。`,
  },
  opportunities: {
    title: '估计的\u200b市场机会',
    text: '以美元计算，是我们自己的估算。用什么方法、哪一年、哪个地区，尚未公布。',
    items: {
      round: {
        title: '投资机会',
        text: '在推出之前，研究试验进行的时候。资金用来做什么，融资简报（pitch deck）里有说明。',
      },
      reach: {
        title: '市场机会',
        text: `单在这个国家，就有${figureTexts.peopleAffected}名马来西亚人面对心理健康问题，这是${sources.survey2015.year}年一次筛查的结果。`,
      },
      model: {
        title: '可以扩展的模式',
        text: '大学、企业、非政府组织和政府，用同一个平台。下一个合作伙伴，不需要另做一个产品。',
      },
      edge: {
        title: '临床与监管上的优势',
        text: '先做试验，然后成为作为医疗器材的软件。这比在应用程式商店上架慢，也比较难模仿。',
      },
      impact: {
        title: '影响与回报',
        text: `依据${sources.fees2016.year}年的一份指南，私人治疗一次约${figureTexts.privateSession}或以上。如果一个疗程便宜一些，就有更多人可以做完。我们的价钱还没定。`,
      },
      pipeline: {
        title: '后续产品',
        text: '以同一套临床核心，为东南亚做新的计划。',
      },
    },
    note: '推出、合作伙伴和新的计划，都在试验之后。',
  },
  advantage: {
    title: '竞争优势',
    position: {
      title: '市场定位',
      text: '先为马来西亚而做：四种语言，资料遵照个人资料保护法令（PDPA）留在国内，临床医疗人员参与其中。',
      note: '设在国内的服务器、临床医疗人员的查阅，都在计划中。',
    },
    pipeline: {
      title: '未来规划',
      steps: {
        now: { title: '现在', text: '在马来西亚做研究试验' },
        next: { title: '下一步', text: '推出，与合作伙伴试点' },
        after: { title: '然后', text: '作为医疗器材受监管的软件' },
        later: { title: '以后', text: '东南亚' },
      },
    },
  },
  standing: {
    title: '走到哪一步',
    note: '以上是示例，等公司公布自己的资料后更换。',
    labels: {
      company: '公司',
      registration: '公司编号',
      stage: '融资阶段',
    },
    unknown: '尚未公布。',
    milestones: {
      trials: {
        title: '研究试验进行中',
        text: '设计、伦理：尚未公布。',
      },
      results: { title: '第一批结果', text: '预计时间：尚未公布。' },
      partner: { title: '签下第一个合作伙伴', text: '目前一个也没有，也没有日期。' },
      launch: { title: '向公众开放', text: '没有能够承诺的日期。' },
      device: {
        title: '注册为医疗器材',
        text: '会不会、属于哪一类、什么时候，尚未决定。',
      },
    },
  },
  expertise: {
    title: '团队专长',
    items: ['精神医学', '临床心理学', '人工智能', '数字健康监管', '产品与设计', '医疗合作'],
  },
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
        `${figureTexts.market}的市场机会，由我们自己估算`,
        '研究试验进行中',
        '四种语言，一套临床核心',
        '朝着受监管的医疗器材走',
      ],
    },
    direct: {
      title: '直接联络',
      response: `投资者关系团队争取在${responseHours.investor}小时内答复。`,
    },
  },
} satisfies Translated<typeof english>
