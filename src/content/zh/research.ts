import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: '研究与证据',
    description: `${BRAND.name}有什么依据：研究的名称和局限，在马来西亚的研究试验想弄清楚什么，网站上说的每件事做到哪一步。`,
  },
  hero: {
    title: '先试验，\u200b再提供',
    lead: '平台有什么依据，我们想弄清楚什么，网站上说的每件事做到哪一步，都写在这里。',
    loom: '我们说过的，一件事一行',
  },
  evidence: {
    title: '证据基础',
    statement: '心里的话说出来，有帮助。在这里，用四种语言对着AI说，是不是也有帮助，还有待证明。',
    paragraphs: [
      '心理治疗的研究已经有几十年，也包括在手机和电脑上做的心理治疗，但多半用英语，也多半在国外。这些研究不能证明我们开发的也有用：什么叫家，什么叫丢脸，什么叫休息，到了怡保，意思就不一样。',
      '所以我们要问三件事：使用者心里的困扰有没有减轻？有人遇到危险时，AI看不看得出来？用过的人，会不会再来？结果是好是坏，我们都打算公布。',
    ],
    studies: '六项研究，每一项也写明没有证明什么',
    trials: '研究试验正在马来西亚进行。每一项都会列在这里，写明地点、伦理批准和注册编号。',
  },
  participate: {
    title: '参加试验',
    text: '告诉我们您住在哪里，平时说什么语言。试验要您做什么，我们会先讲清楚，您再决定。',
    action: '参加研究',
    subject: '参加研究',
  },
  partner: {
    title: '让您的学生、员工\u200b也能参加试验',
    text: '院校、雇主、社区组织和诊所，都可以办试验。',
    action: '和我们合作',
  },
  insights: {
    title: '三点启示',
    list: {
      adultDistress: {
        caption: `的成年人受心理健康问题困扰（${sources.survey2015.year}年筛查）`,
        title: '需要帮助，很平常',
        text: '研究要从没有任何诊断的人做起。',
      },
      psychiatristRatio: {
        caption: '精神科医生与病人的比例',
        title: '两次看诊之间，帮助不能断',
        text: '没有人抽得出空的时候，这份帮助要撑得住；需要人的时候，要转交真人处理。',
      },
      sessionCost: {
        caption: '一次心理治疗的费用',
        title: '有没有用，也看价钱',
        text: '心理治疗如果贵得让人做不完，就不算有用。',
      },
    },
  },
} satisfies Translated<typeof english>
