import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'

export const solutions = {
  meta: {
    title: '解决方案',
    description: `在马来西亚得不到心理治疗的五个原因，以及${BRAND.name}针对每个原因正在开发什么。目前仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '得不到心理治疗的\u200b五个原因',
    lead: `马来西亚的心理健康服务有五个缺口。下面说明${BRAND.name}正在开发什么，希望把这五个缺口一一补上。目前仍在开发和研究试验阶段。`,
  },
  problems: {
    title: '卡在哪里',
    items: {
      professionals: {
        title: '专业人员太少',
        unit: `名精神科医生，面对超过${figureTexts.population}人`,
        text: `这是大约的数目。到${published.newestCount.year}年11月，已注册的精神科医生有${publishedTexts.newestCount}名。看诊可能要等很久，但还是请去问一问，也问问等候期间有什么帮得上忙。`,
      },
      alternatives: {
        title: '替代的办法不安全',
        text: '夜里，有人上网搜索，有人到论坛发问，也有人去问本来有别的用途的聊天机器人。这些办法，没有一种是为遇到危机的人而设的。',
      },
      costs: {
        title: '费用高',
        unit: '或以上，是一次私人心理治疗的费用',
        text: `The Star在${sources.fees2019.year}年报道，心理治疗平均每小时收${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}；${sources.fees2016.year}年的收费指南列出的是${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}。有人谈了几次就停下来，有人一直没有开始。`,
      },
      system: {
        title: '系统不胜负荷',
        text: '政府诊所人手吃紧，但仍然可以去。请到政府健康诊所（klinik kesihatan）询问筛查和治疗。每个州也有MENTARI社区心理健康中心。',
      },
      culture: {
        title: '文化上有隔阂',
        text: '心理治疗的内容，许多是在别的地方用英语写成的，很少谈到家人、信仰，以及邻居会怎么说。',
      },
    },
  },
  solutions: {
    title: '我们打算\u200b怎样做',
    items: {
      professionals: {
        title: '数字心理治疗',
        answers: '针对：专业人员太少',
        text: '按设想，这是由AI驱动的心理治疗，您什么时候都可以用文字、语音或视频，在手机或网页上交谈。它想补的，是见治疗师之前、之后，以及两次见面之间的空档。',
      },
      alternatives: {
        title: '以安全为先',
        answers: '针对：替代的办法不安全',
        text: '除了和您交谈的AI，还有另一个AI，只负责留意危险的征兆。',
      },
      costs: {
        title: '容易开始，不怕被看见',
        answers: '针对：费用高',
        text: '按设想，您不用坐候诊室，也就不会在那里碰到熟人；费用会比一次私人心理治疗低得多。我们还没定价。',
      },
      system: {
        title: '医生知道您的近况',
        answers: '针对：系统不胜负荷',
        text: '经您同意，您的医生或心理治疗师可以看一份简短记录，知道两次看诊之间的情况，一见面就能从那里谈起。',
      },
      culture: {
        title: '贴近本地',
        answers: '针对：文化上有隔阂',
        text: '四种语言，您平时怎么混着讲，在这里也可以怎么讲。例子和练习都取自马来西亚的生活。',
      },
    },
  },
  close: {
    title: '还没开放',
    text: '要等试验证明平台安全、有帮助，我们才会开放。在那之前，您可以看：',
    today: '可以去哪里求助',
  },
} satisfies Translated<typeof english>
