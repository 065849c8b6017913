import { BRAND } from '../facts.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'

export const howItWorks = {
  meta: {
    title: '如何运作',
    description: `${BRAND.name}开放以后，怎样用它做心理治疗：从选配套到更改配套，一共六步，还有五段示例对话可以读。`,
  },
  hero: {
    title: `用${BRAND.name}\u200b做心理治疗，\u200b分六步`,
    lead: `${BRAND.name}是AI心理治疗，专为身在马来西亚、想得到心理健康支援的人开发。将来，压在心上的事，您可以用英语、马来语、华语或淡米尔语讲，文字、语音、视频都可以，不需要转介信。现在还不能登记。`,
    read: '读一段示例对话',
    status:
      '我们正在研究试验里测试对话、回顾和工具，配套和户口以后才有。目前可以读示例对话、[留下电邮等开放通知](waitlist)，或[询问怎样参加研究](study)。',
  },
  steps: {
    title: '开放以后的六个步骤',
    list: {
      plan: {
        title: '选一个配套',
        text: '登记之前，您会在这里看到每个配套和价钱。',
      },
      account: {
        title: '注册户口',
        text: '用电邮登记，再选好语言和您方便的时间。',
      },
      needs: {
        title: '讲讲您需要什么',
        text: '用一句话或一整页，说说您的目标或烦恼，四种语言任选，混着用也可以。',
      },
      session: {
        title: '开始对话',
        text: '跟您谈的是AI，不是真人，几点都能谈。文字、语音、视频都可以，用手机或网页，语言随时换。',
      },
      'follow-up': {
        title: '继续走下去',
        text: '每次对话后您会收到回顾。想要提醒就有提醒，两次对话之间还有工具可用。',
      },
      change: {
        title: '随时调整',
        text: '配套、偏好和时间表，需要时都可以改。',
      },
    },
    exchange: {
      title: '对话可能这样开始',
      note: '这是示例，不是真实对话。',
    },
  },
  differences: {
    title: '有什么不同',
    local: {
      title: '从这里的生活出发',
      text: `考试、回乡过节、怕亲戚说闲话，我们都想让${BRAND.name}听得懂，您不用多解释。`,
    },
    crisis: {
      title: '留意危险的征兆',
      text: '研究试验里，另一个AI跟着读每段对话，专门留意危险的征兆。按照计划，两个AI只要有一个发现危险，对话就会停下，画面换成可以打的号码：999和求助热线。AI可能漏看，所以遇到危险，请马上拨[999](emergency)，不要等它发现。',
      more: '有危险时会怎样',
    },
    trials: {
      title: '我们先试验',
      text: '我们先和马来西亚人一起测试，看了结果，才决定提供什么。',
    },
  },
  close: {
    title: `看看${BRAND.name}\u200b为哪些人开发`,
    learn: '了解更多',
  },
} satisfies Translated<typeof english>
