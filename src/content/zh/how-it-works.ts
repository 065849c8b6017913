import { BRAND } from '../facts.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'

export const howItWorks = {
  meta: {
    title: '如何运作',
    description: `${BRAND.name}开放以后怎样使用？从选配套到随时调整，一共六个步骤。目前仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '六个步骤，\u200b按您的步调走',
    lead: `不用转介信，也不用在候诊室等：${BRAND.name}开放以后会这样用。`,
    note: '对话、回顾和工具正用于研究试验。',
  },
  steps: {
    title: '一步一步来',
    list: {
      plan: {
        title: '选一个配套',
        text: '配套和价钱会先公布在这里，您看了再选。',
      },
      account: {
        title: '开一个户口',
        text: '用电邮登记，选好语言和方便的时间，提醒和约好的对话都照此安排。',
      },
      needs: {
        title: '讲讲您需要什么',
        text: '目标也好，烦恼也好，写一句话或一整页都行。四种语言任选，两种一起用也可以。',
      },
      session: {
        title: '开始对话',
        text: '在手机或网页上，用文字、语音或视频交谈都行。',
      },
      'follow-up': {
        title: '一步一步走下去',
        text: '每次对话后有回顾，想要提醒就有提醒，两次对话之间还有工具可用。',
      },
      change: {
        title: '随时调整',
        text: '配套、偏好和时间表都可以改。',
      },
    },
    exchange: {
      title: '谈起来可能像这样',
      note: '这是示例，不是真实对话。',
    },
  },
  differences: {
    title: '有什么不同',
    local: {
      title: '在本地开发',
      text: '考试、回乡过节、亲戚的闲话，对话就从这些事开始。',
    },
    crisis: {
      title: '留意危机的征兆',
      text: '一个AI和您交谈，另一个AI只负责留意危险的征兆。',
    },
    trials: {
      title: '还在试验中',
      text: '我们先做研究试验，看了结果，才决定提供什么。',
    },
  },
  close: {
    title: `看看${BRAND.name}\u200b为哪些人开发`,
    learn: '了解更多',
  },
} satisfies Translated<typeof english>
