import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'

export const solutions = {
  meta: {
    title: '解决方案',
    description: `在马来西亚，许多人得不到心理治疗，原因有五个。${BRAND.name}针对每一个原因在做什么，这里都说明。目前仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '得不到心理治疗的\u200b五个原因',
    lead: `马来西亚的心理健康服务，有五个地方断了线。${BRAND.name}正在做的，是想把它们一一接上。目前仍在开发和研究试验阶段。`,
  },
  problems: {
    title: '卡在哪里',
    items: {
      professionals: {
        title: '专业人员太少',
        unit: `名精神科医生，面对超过${figureTexts.population}人`,
        text: `这是整数：到${published.newestCount.year}年11月，已注册的有${publishedTexts.newestCount}名。看诊可能要等很久。还是去问问吧，也问等的时候有什么帮得上忙。`,
      },
      alternatives: {
        title: '替代的办法不安全',
        text: '夜里，有人问搜索引擎，有人问论坛，有人问本来不是做这个的聊天机器人。万一变成危机，可能没有人察觉。',
      },
      costs: {
        title: '费用高',
        unit: '或以上，是一次私人心理治疗的费用',
        text: `依据${sources.fees2016.year}年的一份收费指南；而且心理治疗不会只做一次。有人做到一半就停，有人一直没开始。`,
      },
      system: {
        title: '系统不胜负荷',
        text: '政府诊所谁来都看，人手却只有这么多。但今天照样开门看诊：政府健康诊所（klinik kesihatan）可以做筛查、开始治疗，每个州也都有MENTARI心理健康中心。',
      },
      culture: {
        title: '文化隔了一层',
        text: '心理治疗的内容，许多是在别的地方用英语写成的。家人、信仰、邻居会怎么讲，很少谈到。',
      },
    },
  },
  solutions: {
    title: '我们的解决方案，\u200b一条一条说',
    items: {
      professionals: {
        title: '数字心理治疗',
        answers: '针对：专业人员太少',
        text: '由AI驱动的心理治疗，文字、语音或视频，手机或网页，什么时候都可以。它不取代心理治疗师；您等候的那几个星期，它想帮上忙。',
      },
      alternatives: {
        title: '以安全为先',
        answers: '针对：替代的办法不安全',
        text: '双重AI监测：一个AI和您对话，另一个只留意危险的征兆。按设想，一发现就会由真人接手。',
      },
      costs: {
        title: '容易开始，减少偏见',
        answers: '针对：费用高',
        text: '没有候诊室，不怕在里面碰到熟人。价钱还没定，打算比一次私人心理治疗低得多。',
      },
      system: {
        title: '医生也跟得上',
        answers: '针对：系统不胜负荷',
        text: '经您同意，您的医生或心理治疗师可以看到两次看诊之间的简短记录，一见面就能从您的近况谈起。',
      },
      culture: {
        title: '贴近本地',
        answers: '针对：文化隔了一层',
        text: '英语、马来语、华语和淡米尔语，平时怎么混着讲，就怎么讲。例子和练习取自这里的生活。',
      },
    },
  },
  close: {
    title: '还没开放',
    text: '我们宁可晚一点，也不要还没证明就推出。',
    today: '今天就能找到的帮助',
  },
} satisfies Translated<typeof english>
