import { BRAND } from '../facts/company.ts'
import { statisticTexts } from './statistics.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const solutions = {
  meta: {
    title: '解决方案',
    description: `在马来西亚，有五件事让人得不到心理治疗。${BRAND.name}的办法，是AI心理治疗，讲您习惯的语言。${siteStatus}`,
  },
  hero: {
    title: '五件事\u200b让人得不到\u200b心理治疗，\u200b每一件\u200b我们都想了办法',
    lead: `在马来西亚，专业人员太少，其他办法不安全，费用太高，医疗系统不胜负荷，文化上又有隔阂。所以我们开发${BRAND.name}：AI心理治疗，就在您的手机上，讲您习惯的语言，随时都能谈，还有另一个AI专门留意危险。`,
    action: '看看如何运作',
  },
  problems: {
    title: '问题',
    items: {
      professionals: {
        title: '专业人员太少',
        text: `只有${statisticTexts.psychiatrists}名精神科医生，人口超过${statisticTexts.population}。`,
        help: '等候时可以怎么办',
      },
      alternatives: {
        title: '其他办法不安全',
        text: '夜里，有人上网查，有人上论坛问，也有人找一般的聊天机器人谈。但这些都不一定看得出您有危险。',
      },
      costs: {
        title: '费用太高',
        text: `一次私人心理治疗，收费约${statisticTexts.privateSession}或以上。`,
      },
      system: {
        title: '医疗系统不胜负荷',
        text: '政府诊所人手吃紧，但您还是可以去接受治疗。',
        help: '现在可以怎样求诊',
      },
      culture: {
        title: '文化上有隔阂',
        text: '许多心理治疗的内容在国外用英语写成，很少谈到家庭、信仰和邻居的闲话。',
      },
    },
  },
  solutions: {
    title: '我们的办法',
    items: {
      professionals: {
        title: '数码心理治疗',
        text: '用手机或网页，随时都能谈：见治疗师之前、之后，或两次见面之间的空档。',
      },
      alternatives: {
        title: '以安全为先',
        text: '一个AI和您谈，另一个AI专门留意危险的征兆。只要有一个发现，AI就会停下，画面会显示可以打的电话号码。两个都可能漏看。',
      },
      costs: {
        title: '容易开始，不怕被看见',
        text: '在家里，用自己的手机就行。不用出门，也不用坐在候诊室里怕碰到熟人。',
      },
      system: {
        title: '帮医生了解近况',
        text: '经您同意，您的医生或心理治疗师会收到一份简短记录，写着两次看诊之间那几个星期的情况，您不用从头再讲。',
      },
      culture: {
        title: '贴近本地',
        text: '英语、马来语、华语、淡米尔语，混着讲也行。例子和练习都取自马来西亚的生活。',
      },
    },
  },
} satisfies Translated<typeof english>
