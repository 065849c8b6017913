import { BRAND } from '../facts/company.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const howItWorks = {
  meta: {
    title: '如何运作',
    description: `${BRAND.name}是AI心理治疗，讲您习惯的语言，专为在马来西亚生活的人开发。一共六步，还有五段示例对话可以读。${siteStatus}`,
  },
  hero: {
    title: `用${BRAND.name}\u200b做心理治疗，\u200b分六步`,
    lead: 'AI心理治疗，讲您习惯的语言，专为在马来西亚生活的人开发。压在心上的事，用文字、语音、视频讲都可以。不管几点，都有回应，谈完还有一份回顾。',
    read: '读一段示例对话',
    study: '问问怎样参加研究',
  },
  steps: {
    plan: {
      title: '选一个配套',
      text: '登记之前，每个配套和价钱都看得到。',
    },
    account: {
      title: '注册户口',
      text: '用电邮登记，再选好语言和您方便的时间。',
    },
    needs: {
      title: '讲讲您需要什么',
      text: '您的目标或烦恼，一句话或一整页都可以。',
    },
    session: {
      title: '开始对话',
      text: '和您谈的是AI，不是真人。文字、语音、视频都可以，语言随时换。',
    },
    'follow-up': {
      title: '继续走下去',
      text: '谈完有回顾，要提醒就有提醒，两次对话之间也有工具可用。',
    },
    change: {
      title: '随时调整',
      text: '配套、设定和时间表都可以改。',
    },
  },
  differences: {
    title: '有什么不同',
    local: {
      title: '从这里的生活出发',
      text: '考试、回乡过节、怕亲戚说闲话，开发时都想到了，您不用多解释。',
    },
    crisis: {
      title: '另一个AI，只留意危险',
      text: '它跟着读每段对话，专门留意您可能有危险的征兆。两个AI只要有一个发现，AI就停下来，画面上留着999和求助热线。AI可能漏看，所以遇到危险，请马上拨[999](emergency)，不要等它发现。',
      more: '有危险时会怎样',
    },
    trials: {
      title: '先在马来西亚试验',
      text: '为这里的人开发，就要在这里证明有用。',
    },
  },
  close: {
    title: '适合您吗？',
    learn: '了解更多',
  },
} satisfies Translated<typeof english>
