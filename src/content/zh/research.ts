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
    lead: '它有什么依据，我们想弄清楚什么，网站上说的每件事做到哪一步，都写在这里。',
    loom: '我们说过的，一件事一行',
  },
  evidence: {
    title: '证据基础',
    statement: '把话说出来，有帮助。它在这里、用四种语言，是不是也有帮助，还有待证明。',
    paragraphs: [
      '心理治疗测试了几十年，手机和电脑上的也测试过，但多半用英语，也多半在国外。这证明不了我们的也有用：什么叫家，什么叫丢脸，什么叫休息，到了怡保就不一样。',
      '所以要问三件事。情绪困扰会不会减轻？风险会不会被发现？人会不会再来？结果是好是坏，我们都打算公布。',
    ],
    studies: '六项研究，每一项也写明没有证明什么',
    trials: '研究试验正在马来西亚进行。以后每一项试验都会列在这里，注明地点、伦理批准和注册编号。',
  },
  participate: {
    title: '参加试验',
    text: '告诉我们您住在哪里，平时说什么语言。您答应之前，我们会先讲清楚试验要做什么。',
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
        text: '没人抽得出空的时候，它要撑得住；需要人的时候，它要交给人。',
      },
      sessionCost: {
        caption: '一次心理治疗的费用',
        title: '有没有用，也看价钱',
        text: '心理治疗贵得让人做不完，就不算有用。',
      },
    },
  },
} satisfies Translated<typeof english>
