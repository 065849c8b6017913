import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: '研究与证据',
    description: `${BRAND.name}依据哪些研究、各有什么局限，马来西亚的研究试验想弄清什么，网站上说的事各做到哪一步。`,
  },
  hero: {
    title: '先试验，\u200b再提供',
    lead: '平台的依据、我们想弄清楚的问题、网站上说的每件事做到哪一步，都写在这里。',
    loom: '我们说过的，一件事一行',
  },
  evidence: {
    title: '证据基础',
    statement: '把心里的话说出来有帮助。在马来西亚用四种语言跟AI谈，是否也有帮助，还有待证明。',
    paragraphs: [
      '心理治疗研究了几十年，手机和电脑上的也有，但多半是在国外用英语做的。这不能证明我们的平台有用：家庭、丢脸、休息这些词，在怡保意思就不一样。',
      '所以我们要问三件事：使用者的困扰有没有减轻？有人遇到危险时，AI看不看得出来？用过的人会不会再来？结果无论好坏，我们都打算公布。',
    ],
    studies: '六项研究，以及每一项没有证明的事',
    trials: '马来西亚的研究试验正在进行，这里会列出每一项的地点、伦理批准和注册编号。',
  },
  participate: {
    title: '参与研究试验',
    text: '请告诉我们您住在哪里，平时说什么语言。我们会先讲清楚试验要您做什么，您再决定参不参加。',
    action: '参加研究',
    subject: '参加研究',
  },
  partner: {
    title: '让您的学生、员工\u200b也能参加试验',
    text: '院校、雇主、社区组织和诊所都可以提供试验地点。',
    action: '和我们合作',
  },
  insights: {
    title: '三点启示',
    list: {
      adultDistress: {
        caption: `的成年人受心理健康问题困扰（${sources.survey2015.year}年筛查）`,
        title: '需要帮助，很平常',
        text: '研究必须先找没有确诊的人参加。',
      },
      psychiatristRatio: {
        caption: '精神科医生与病人的比例（报章的说法，其实算的是人口）',
        title: '两次看诊之间，也要有帮助',
        text: '谁都没空的时候，平台也要帮得上忙；需要真人时，就由真人接手。',
      },
      sessionCost: {
        caption: '一次心理治疗的费用',
        title: '有没有用，也看价钱',
        text: '贵得让人做不完的心理治疗，不算有用。',
      },
    },
  },
} satisfies Translated<typeof english>
