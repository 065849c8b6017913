import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: '研究与证据',
    description: `${BRAND.name}以什么为根据，在马来西亚的研究试验要问什么，网站上每一句说法背后有什么，还有什么是没有人知道的。`,
  },
  hero: {
    title: '先试验，再提供。',
    lead: '它以什么为根据，我们想找出什么，网站上所说的一切走到了哪一步，都写在这里。',
  },
  evidence: {
    title: '证据基础',
    statement: '谈话有帮助。它在这里、用四种语言，是不是也有帮助，还得证明。',
    paragraphs: [
      '有结构的谈话治疗，认知行为治疗是其中一种，在诊所里已经测试了几十年；屏幕上的版本也测试过，但多半用英语，也多半离这里很远。这是我们的基础，不是我们的证明：什么叫家，什么叫丢脸，什么叫休息，怡保人的想法，和那些研究里的人不一样。',
      '所以我们想知道三件事。情绪困扰会不会减轻？风险会不会被发现？人会不会再来？试验发现什么，我们都打算公布，不管结果是好是坏。',
    ],
  },
  insights: {
    title: '几点观察',
    text: '三个公开的数字，各自对研究提出了什么要求。',
    list: {
      need: {
        caption: `的成年人受心理健康问题困扰，这是${sources.survey2015.year}年一次筛查的结果。`,
        title: '需要帮助，是平常事',
        text: '筛查找到的是情绪困扰，不是诊断。研究必须从没有诊断的人开始。',
      },
      between: {
        caption: `是精神科医生与病人的比例，这是${sources.ratio2016.year}年的说法。`,
        title: '两次看诊之间，也要有帮助',
        text: '没有人抽得出空的那几个星期，它要陪人走过去；需要真人时，它要懂得交接。',
      },
      price: {
        caption: `是一次心理治疗的费用，依据${sources.fees2016.year}年的一份指南。`,
        title: '有没有用，也看价钱',
        text: '如果费用高得让人做不完，这样的治疗就没有起作用。所以，谁停了，为什么停，都要紧。',
      },
    },
  },
  participate: {
    title: '参加试验',
    text: '告诉我们您住在哪里，用哪些语言想事情。在您同意任何事之前，我们会回信说明试验要做什么。',
    action: '参与研究',
  },
  partner: {
    title: '让您的人也能参加试验',
    text: '院校、雇主、社区组织和诊所，都可以办。',
    action: '与我们合作',
  },
} satisfies Translated<typeof english>
