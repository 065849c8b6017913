import { allWork, statusOf } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { ownStudies, peopleIn, studies } from '../facts/studies.ts'
import { joinWords } from '../sentences/join-words.ts'
import { monthInWords } from './legal.ts'
import { statisticTexts } from './statistics.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

export const forInvestors = {
  meta: {
    title: '给投资者',
    description: `超过${statisticTexts.population}人，精神科医生只有${statisticTexts.psychiatrists}名。${BRAND.name}是专为马来西亚开发的AI数码疗法，讲英语、马来语、华语和淡米尔语。${isOpen ? '已在马来西亚开放。' : '研究试验中，还没开放。'}`,
  },
  hero: {
    title: [
      `超过${statisticTexts.population}人，`,
      `精神科医生\u200b只有${statisticTexts.psychiatrists}名`,
    ],
    lead: `${BRAND.name}是专为马来西亚开发的AI数码疗法${statusOf('validation') === 'works' ? '，经过临床验证' : ''}；据我们估算，市场机会达${statisticTexts.market}。这是AI心理治疗：大家用文字、语音或视频跟它谈，讲英语、马来语、华语或淡米尔语。大学、企业、非政府组织和政府${allWork('pilots') ? '用' : '将使用'}同一个平台。我们的目标：成为受监管的医疗器材软件。`,
    where: isOpen
      ? '目前：已在马来西亚开放。[目前做到哪一步](register)'
      : `目前：试验正在进行，首批结果${ownStudies.length > 0 ? '已经发表' : '还没出来'}。[做到哪一步](register)`,
    action: '索取融资简报',
    start: `${BRAND.name}没有注册为医疗器材。`,
    caption: `这${statisticTexts.psychiatrists}名医生，一个针脚就是一名。`,
  },
  story: {
    title: '不是一般的\u200b应用程式',
    statement: ['应用程式推出了就行，', '心理治疗要证明有效。'],
    text: '网上心理治疗的试验，大多在富裕国家做。我们就在这里做，心里用哪种语言想，就用哪种语言讲。',
    logic:
      '谁先用马来语、华语和淡米尔语做试验，谁手上就有翻译过来的应用程式没有的：本地的试验、能加入试验的合作伙伴，还有走向监管的路。',
    whyNow: {
      title: '为什么是现在',
      text: `卫生部的热线Talian HEAL，2023年接到${statisticTexts.calls2023}通电话，2025年增加到${statisticTexts.calls2025}通。${studies.heinz.year}年，另一个团队找${peopleIn('heinz')}名成年人测试生成式AI：用的人，抑郁和焦虑减轻得比等候的人多。${studies.kuta.year}年，别人做的一项较小的试验发现，心理治疗AI并不比ChatGPT好。所以这个问题还没有答案，我们就在这里找答案。`,
    },
  },
  opportunities: {
    title: '市场机会（估算）',
    ask: '怎样算出来的，可以[写信问我们](investorsMail)。',
    items: {
      round: {
        title: '投资机会',
        text: isOpen
          ? '您的投资，用来走完接下来的路，直到成为受监管的医疗器材。'
          : '您的投资，用来做临床验证；结果支持，也用来推出产品。',
        offer: (stage: string, size: string) => `阶段：${stage}。本轮金额：${size}。`,
        paysFor: (things: readonly string[]) => `资金用于${joinWords(things, '、', '和')}。`,
      },
      reach: {
        title: '市场机会',
        text: `${statisticTexts.peopleAffected}名马来西亚人面对心理健康问题。`,
        caption: '每个菱形代表一百万人。',
      },
      model: {
        title: '容易扩展的模式',
        text: '同一个平台，两种收费方式：个人选配套，合作伙伴签协议。多一个合作伙伴，不必另做一套产品。',
      },
      edge: {
        title: '临床与监管的优势',
        text: '试验、临床验证和监管，比推出一款应用程式慢，也更难模仿。',
      },
      impact: {
        title: '影响与回报',
        text: `私人心理治疗一次收费约${statisticTexts.privateSession}或以上。付不起这个价钱的人，手机上的心理治疗也帮得到。`,
      },
      pipeline: {
        title: '后续产品',
        text: '同一批临床研究，为东南亚开发新方案时也用得上。',
      },
    },
  },
  advantage: {
    title: '竞争优势',
    position: {
      title: '市场定位',
      text: '先为马来西亚开发，讲四种语言。合作伙伴现在就能加入研究。',
      others:
        'Woebot在2025年6月关闭了应用程式：在美国申请批准太贵，语言模型也没有规则可循。另一款心理健康AI“Ash”，因当地的医疗器材法规，在2026年1月退出英国。所以，我们先做试验，也为监管做准备。',
    },
    pipeline: {
      title: '未来规划',
      steps: {
        now: {
          title: '现在',
          text: isOpen ? '在马来西亚开放使用。' : '在马来西亚做研究试验。',
        },
        next: {
          title: '下一步',
          text: isOpen
            ? allWork('validation')
              ? '与合作伙伴做试点。'
              : '做临床验证，与合作伙伴做试点。'
            : '得出结果，做临床验证；结果支持，就推出产品、与合作伙伴做试点。',
        },
        after: {
          title: '之后',
          text: '成为受监管的医疗器材。',
        },
        later: {
          title: '长远',
          text: '为东南亚其他国家推出新方案。',
        },
      },
    },
    expertise: {
      title: '团队专长',
      items: ['精神医学', '临床心理学', '人工智能', '数码健康监管', '产品与设计', '医疗合作'],
      team: '认识我们的团队',
      teamInDeck: '团队简介会随融资简报一起发给您。',
    },
  },
  request: {
    title: '索取融资简报',
    promise: `我们会在${businessConstants.pitchDeckHours}小时内发给您。`,
    noOffer: '本页不是证券要约。[服务条款](figuresAndPlans)',
    receive: {
      title: '您会收到',
      deck: '融资简报（pitch deck）',
      technology: '技术概览',
      team: '团队简介',
    },
    highlights: {
      title: '投资要点',
      takenPart: (people: number, since: string) =>
        `${monthInWords(since)}以来，${people}人参加了我们的试验`,
      items: [
        isOpen ? '已在马来西亚开放，讲四种语言' : '试验正在马来西亚进行，用四种语言',
        '一个平台，给四类合作伙伴用',
        '走向受监管医疗器材的路',
      ],
    },
    direct: {
      title: '直接联络',
      response: `投资者关系团队会在${responseHours.investor}小时内答复。`,
    },
  },
} satisfies Translated<typeof english>
