import { statusOf } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { helplineNames } from '../facts/helplines.ts'
import { helplineWords } from './helplines.ts'
import { statisticTexts } from './statistics.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const solutions = {
  meta: {
    title: '解决方案',
    description: `在马来西亚，想做心理治疗，难在五件事。${BRAND.name}的办法，是AI心理治疗，用您习惯的语言谈。${siteStatus}`,
  },
  hero: {
    title: '想做心理治疗，\u200b有五个问题，\u200b我们逐一回应',
    lead: `专业人员太少，诊所太挤，费用太高，聊天机器人不安全，语言又不通。${BRAND.name}是AI心理治疗，就在您的手机上，用您习惯的语言，随时都能谈，还有第二个AI专门留意危险。`,
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
        text: '夜里，有人上网查，有人上论坛问，有人找一般的聊天机器人谈；他们有危险，这些都不一定看得出来。',
      },
      costs: {
        title: '费用太高',
        text: `一次私人心理治疗，收费约${statisticTexts.privateSession}或以上。`,
      },
      system: {
        title: '政府诊所应付不来',
        text: '政府诊所人手吃紧，但您还是可以去看诊。',
        help: '现在可以怎样求诊',
      },
      culture: {
        title: '文化上有隔阂',
        text: '心理治疗的内容，许多是在国外用英语写的，很少谈到家庭、信仰和左邻右舍的闲话。',
      },
    },
  },
  solutions: {
    title: '我们的办法',
    items: {
      professionals: {
        title: '数码心理治疗',
        text: `哪里不对劲，您说；${BRAND.name}一次只问一个短问题。谈完，有件事今晚可以试。手机或网页，随时都能谈，有没有在见治疗师都可以。`,
      },
      alternatives: {
        title: '以安全为先',
        text: '一个AI和您谈，另一个AI专门留意危险的征兆。只要有一个发现，AI就会停下，画面会显示可以打的电话号码。两个都可能漏看。',
      },
      costs: {
        title: '容易开始，不怕被看见',
        text: '在家里，用自己的手机就行。不用出门，也不怕在候诊室碰到熟人。',
      },
      system: {
        title: '帮医生了解近况',
        text:
          statusOf('clinicians') === 'planned'
            ? '将来，您同意的话，您的医生、心理治疗师或辅导员会收到一份简短记录：上次看诊到这次，那几个星期过得怎样。您不用每次从头讲起。'
            : '您同意的话，您的医生、心理治疗师或辅导员会收到一份简短记录：上次看诊到这次，那几个星期过得怎样。您不用每次从头讲起。',
      },
      culture: {
        title: '贴近本地',
        text: '英语、马来语、华语、淡米尔语，混着讲也行。例子和练习都取自马来西亚的生活。',
      },
    },
  },
  whyNot: {
    title: '为什么不直接……',
    list: [
      {
        question: '……问ChatGPT？',
        answer: [
          `一般的聊天机器人什么都谈。${BRAND.name}专为心理治疗开发：一次问一个短问题，有第二个AI专门留意危险，您说的话${statusOf('servers') === 'works' ? '' : '将'}留在马来西亚。这样会更有帮助吗？另一个团队做过一次试验，心理治疗AI的效果并不比ChatGPT好。所以我们要试验过才知道。[各项研究的结果](studies)`,
        ],
      },
      {
        question: '……打求助热线？',
        answer: [
          `请打。那里有人接听，${helplineNames.befrienders}和${helplineNames.kasih}日夜都有人在。${BRAND.name}是平常日子用的：想谈，随时再来；您留意到的，回顾会替您留着。[${helplineWords.helpNow}](openToday)`,
        ],
      },
      {
        question: '……去见\u200b心理治疗师？',
        answer: [
          `能去就去；已经在见的，请照常去。等候的时候、两次见面之间、最后一次见面之后，都可以用${BRAND.name}。`,
        ],
      },
    ],
  },
} satisfies Translated<typeof english>
