import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: '研究与证据',
    description: `${BRAND.name}在马来西亚的研究试验想弄清什么，六项研究发现了什么、没有证明什么，怎样参加。`,
  },
  hero: {
    title: `${BRAND.name}先试验，\u200b再开放`,
    lead: `${BRAND.name}是为马来西亚人开发、贴近本地文化的AI心理治疗。它安不安全、有没有帮助，我们正在弄清楚。医生、心理治疗师、研究者和记者，可以在这里看其他团队的研究结果；只要人在马来西亚，都可以来问怎样参加研究试验。`,
    participate: '参加研究',
    subject: '参加研究',
    partner: '和我们合作',
    studies: {
      title: `其他团队做的六项研究，测试的都不是${BRAND.name}`,
      key: '图中一个针脚代表十个人，金色的代表马来西亚的十个人。',
    },
  },
  questions: {
    title: '我们\u200b想弄清什么',
    list: [
      '使用者的困扰有没有减轻？',
      '有人遇到危险，AI能不能及时发现？',
      '用过的人会不会继续用？',
    ],
    text: '结果无论好坏，我们都打算公布。每一项试验的地点、伦理批准和注册编号，都会列在这里。',
    whoFor: `${BRAND.name}适合谁，不适合谁`,
  },
  evidence: {
    title: '证据基础',
    statement:
      '测试过AI心理治疗的研究还很少。我们这一套，在马来西亚、用四种语言有没有效，还在试验。',
    text: '心理治疗已经研究了几十年，但多半在国外，用的是英语。',
    studies: '六项研究发现了什么，没有证明什么',
  },
  participate: {
    title: '参加研究试验',
    text: '请告诉我们您住在哪里，平时讲什么语言。我们会先讲清楚试验要您做什么，您再决定参不参加。',
    action: '询问怎样参加',
  },
  partner: {
    title: '让您的学生、员工\u200b也能参加试验',
    text: '大学和学院、企业、非政府组织和社区组织、政府医疗机构，都可以提供试验地点。',
    action: '看看怎样合作',
  },
  insights: {
    title: '三点启示',
    list: {
      adultDistress: {
        caption: `的成年人受心理健康问题困扰（${sources.survey2015.year}年筛查）`,
        title: '不少成年人需要帮助',
        text: '很多需要帮助的人没有确诊，我们的研究也是为他们做的。',
      },
      psychiatristRatio: {
        caption: '精神科医生与病人的比例（报章的说法，其实算的是人口）',
        title: '两次看诊之间，也该有地方可谈',
        text: '按照计划，医生和心理治疗师都没空的时候，AI也帮得上忙；一发现危险，就会由真人接手。',
      },
      sessionCost: {
        caption: '一次心理治疗的费用',
        title: '费用可能让心理治疗中断',
        text: '有人付不起下一次，可能还没等到心理治疗帮上忙，就停了。',
      },
    },
  },
} satisfies Translated<typeof english>
