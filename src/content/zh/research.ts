import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: '研究与证据',
    description: `${BRAND.name}有什么依据：有名有姓的研究和它们的局限，在马来西亚的研究试验要问什么，以及网站上说的每件事做到了哪一步。`,
  },
  hero: {
    title: '先试验，再提供。',
    lead: '这里写明它有什么依据，我们想找出什么，以及网站上说的每件事做到了哪一步。',
    loom: '我们说过的每件事，各占一行',
  },
  evidence: {
    title: '证据基础',
    statement: '谈话有帮助。它在这里、用四种语言，是不是也有帮助，还得证明。',
    paragraphs: [
      '谈话治疗，例如认知行为治疗，已经测试了几十年。手机和电脑上的版本也测试过，但多半用英语，也多半在国外。这是我们的起点，但不能当作我们的证据：什么叫家，什么叫丢脸，什么叫休息，怡保人的想法不一样。',
      '所以我们想知道三件事。情绪困扰会不会减轻？风险会不会被发现？人会不会再来？试验发现什么，我们都打算公布，不管结果是好是坏。',
    ],
    studies: '六项研究，以及每一项没有证明的事',
    trials: '研究试验正在马来西亚进行。每一项都会列在这里，注明地点、伦理批准和注册编号。',
  },
  participate: {
    title: '参加试验',
    text: '告诉我们您住在哪里，用哪些语言想事情。在您同意任何事之前，我们会先说明试验要做什么。',
    action: '参与研究',
    subject: '参与研究',
  },
  partner: {
    title: '让您的学生、员工也能参加试验',
    text: '院校、雇主、社区组织和诊所，都可以办。',
    action: '与我们合作',
  },
  insights: {
    title: '几点观察',
    text: '三个公开的数字，各自对研究提出了什么要求。',
    list: {
      adultDistress: {
        caption: `的成年人受心理健康问题困扰（${sources.survey2015.year}年筛查）`,
        title: '需要帮助，是平常事',
        text: '筛查找到的是情绪困扰，不是诊断。研究必须从没有诊断的人开始。',
      },
      psychiatristRatio: {
        caption: '精神科医生与病人的比例',
        title: '两次看诊之间，也要有帮助',
        text: '没有人抽得出空的那几个星期，它要陪人走过去；需要找人时，它要懂得交接。',
      },
      sessionCost: {
        caption: '一次心理治疗的费用',
        title: '有没有用，也看价钱',
        text: '如果费用高得让人做不完，这样的治疗就没有起作用。所以，谁停了，为什么停，都要紧。',
      },
    },
  },
} satisfies Translated<typeof english>
