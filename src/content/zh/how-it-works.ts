import { BRAND } from '../facts/company.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'
import { allWork } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { siteStatus } from './claim-status.ts'
import { product } from './product.ts'

export const howItWorks = {
  meta: {
    title: '如何运作',
    description: `${BRAND.name}是AI心理治疗，用您习惯的语言谈，专为在马来西亚生活的人开发。一共六步，还有五段示例对话可以读。${siteStatus}`,
  },
  hero: {
    title: `六步，\u200b用${BRAND.name}\u200b做心理治疗`,
    lead: '这是AI心理治疗，用您习惯的语言谈，为在马来西亚生活的人开发。您讲心里的事，它一次只问一个短问题，想停就停。谈完，有件事今晚可以试试，还有一份回顾给您留着。',
    note: isOpen
      ? allWork('account')
        ? ''
        : '第1、第2和第6步仍在计划中。画面和对话都是示例。'
      : '第3到第5步在研究试验中。其他几步，还有给医生、心理治疗师或辅导员的记录，仍在计划中。画面和对话都是示例。',
    method: (approach: string, minutes: number) => `用的是${approach}，一次对话约${minutes}分钟。`,
    read: '读一段示例对话',
    study: '问问怎样参加研究',
    subject: '参加研究',
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
      text: `有什么目标，有什么烦恼，写一句话就好，${BRAND.name}就从那里谈起。`,
    },
    session: {
      title: '开始对话',
      text: '和您谈的是AI，文字、语音、视频都可以。它一次只问一个短问题，最后提一件小事，睡前可以试。想换语言，随时都行。',
    },
    'follow-up': {
      title: '一步一步走下去',
      text: '每次谈完，都有回顾、提醒和练习。回顾里写着：压在心上的、您留意到的、今晚可以做的。您同意的话，您的医生、心理治疗师或辅导员会收到一份简短的记录。',
    },
    change: {
      title: '随时调整',
      text: '配套、设定和时间表，什么时候想改都可以。改了的，就拆开重新织过。',
    },
  },
  screens: {
    plan: {
      choose: '选一种织法；在这块布上，它代表您的配套',
      weaves: { plain: '平织', songket: '宋吉锦', pua: '伊班织' },
      price: '配套和收费都会写在这里。',
    },
    account: {
      languages: '您用什么语言想事情',
      atLeastOne: '请至少选一种语言。',
      times: '您方便的时间',
      time: { morning: '早上', afternoon: '下午', evening: '傍晚', night: '晚上' },
      note: '不管几点都有回应，这里是给提醒用的。',
    },
    needs: {
      label: '您想谈的是什么事？',
      stitches: '一个字，一个针脚。换一种语言，就换一种线。',
      privacy: product.ownSentence.privacy,
      help: product.ownSentence.help,
    },
    session: {
      ways: '文字、语音或视频',
      suicide: '谈到自杀，几种语言混着讲',
      warning: '这段对话谈到自杀，最后有求助电话。不想读，可以跳过。',
      read: '读这一段',
    },
    followUp: {
      of: {
        end: (language) => `${language}示例对话的结尾`,
        read: (language) => `来自您读过的${language}示例对话`,
      },
      readOn: '接着读',
      reminders: '明天晚上9点提醒我',
      tools: {
        zh: '练习：把账写下来',
        en: '练习：把明天的事写下来',
        ms: '练习：请哥哥替一替你',
        ta: '练习：试一次，把话讲出来',
      },
      noRecap: '这段对话之后没有回顾，电话号码留在画面上。',
      another: '看另一段对话',
    },
    change: {
      weave: '配套的织法',
      languages: '语言',
      times: '时间',
      reminders: '提醒',
      done: '拆开，重新织好了。',
    },
  },
  whole: {
    title: '一块布，六步织成',
    text: '您在这里选的、写的，都织在里面。我们不接收，也不保存；重新载入页面，就没有了。',
    keeping: {
      keep: '存下这块布',
      note: '存下来的是一张图，只有针脚，没有文字。图就在您的手机或电脑上做成，不会传到别处。',
      saved: '请看下载的文件。',
      failed: '图片没存下来，请再试一次。',
    },
  },
  differences: {
    title: '有什么不同',
    local: {
      title: '从这里的生活出发',
      text: '考试、回乡过节、亲戚的闲话，我们都想到了，您不用多解释。',
    },
    crisis: {
      title: '另一个AI，专门留意危险',
      text: '它跟着读每段对话，专门留意您可能有危险的征兆。两个AI只要有一个发现，AI就停下来，画面上留着999和求助热线。AI可能漏看，所以遇到危险，请马上拨[999](emergency)，不要等它发现。',
      more: '有危险时会怎样',
    },
    trials: {
      title: '先在马来西亚试验',
      text: '为这里的人开发，就要在这里证明有用。',
      steps: { trials: '研究试验', validation: '临床验证' },
    },
  },
  close: {
    title: '适合您吗？',
    learn: '了解更多',
  },
} satisfies Translated<typeof english>
