import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'

export const solutions = {
  meta: {
    title: '解决方案',
    description: `在马来西亚，有五件事让人得不到心理治疗。${BRAND.name}正为每一件找办法，目前在研究试验阶段。`,
  },
  hero: {
    title: '五件事\u200b让人得不到\u200b心理治疗，\u200b我们正为\u200b每一件\u200b找办法',
    lead: `${BRAND.name}是AI心理治疗，可以用文字、语音或视频，讲四种语言。在马来西亚，有人因为治疗师太少、费用太高或诊所人手吃紧，得不到心理治疗，平台就是为他们开发的。目前在研究试验阶段，所以还不能登记使用。`,
    action: '看看如何运作',
  },
  problems: {
    title: '卡在哪里',
    items: {
      professionals: {
        title: '专业人员太少',
        sentence: `只有${figureTexts.psychiatrists}名精神科医生，人口超过${figureTexts.population}`,
        text: `两个数字都是约数。${published.newestCount.year}年11月有${publishedTexts.newestCount}名精神科医生，大约每${publishedTexts.perNewestCount}人才有一名。预约看诊可能要等很久。`,
        today: '等候时可以怎么办',
      },
      alternatives: {
        title: '替代的办法不安全',
        text: '夜里，有人上网查，有人上论坛问，也有人找一般的聊天机器人谈。但这些都不一定看得出您有危险。',
      },
      costs: {
        title: '费用高',
        sentence: `${figureTexts.privateSession}或以上，是一次私人心理治疗的费用`,
        text: `《星报》${sources.fees2019.year}年报道，心理治疗平均每小时收费${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}；${sources.fees2016.year}年的一份收费指南列出${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}。因为费用，有人谈几次就停了；也有人一直没开始。`,
      },
      system: {
        title: '系统不胜负荷',
        text: '政府诊所人手吃紧，但您还是可以去接受治疗。',
        today: '现在可以怎样看诊',
      },
      culture: {
        title: '文化上有隔阂',
        text: '心理治疗的内容，许多在国外用英语写成，很少谈到家庭、信仰，还有邻居会怎么说。',
      },
    },
  },
  solutions: {
    title: '我们打算\u200b怎样做',
    status: '这些都在研究试验阶段，标明“计划中”的除外。',
    items: {
      professionals: {
        title: '数码心理治疗',
        answers: '针对：专业人员太少',
        text: `${BRAND.name}是AI心理治疗，开放以后，随时可以用手机或网页谈。它想补的，是见治疗师之前、之后，以及两次见面之间的空档。`,
      },
      alternatives: {
        title: '以安全为先',
        answers: '针对：替代的办法不安全',
        text: '研究试验里，一个AI和参加者交谈，另一个AI专门留意危险的征兆，两个都可能漏看。按照计划，只要有一个发现危险，对话就会停下，画面换成可以打的号码。',
      },
      costs: {
        title: '容易开始，不怕被看见',
        answers: '针对：费用高',
        text: '我们打算把费用定得比一次私人心理治疗低得多。您也不用坐在候诊室，不怕碰到熟人。',
      },
      system: {
        title: '帮医生了解近况',
        answers: '针对：系统不胜负荷',
        text: '经您同意，您的医生或心理治疗师会收到一份简短记录，写着您两次看诊之间那几个星期的情况，您不用从头再讲。',
      },
      culture: {
        title: '贴近本地',
        answers: '针对：文化上有隔阂',
        text: '四种语言都能用，您平时怎么混着讲，就怎么讲。例子和练习都取自马来西亚的生活。',
      },
    },
  },
  close: {
    title: '什么时候开放',
    text: `研究证明${BRAND.name}安全、有帮助，我们才会开放。今天就有人可以帮您。`,
    today: '可以去哪里求助',
  },
} satisfies Translated<typeof english>
