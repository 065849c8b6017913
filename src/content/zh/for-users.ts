import { ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { allWork } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import type { AudienceId } from '../quoted/lines.ts'

const { emergency } = helplines
const {
  minimumAge,
  plans: [plan],
  sessionReaders,
} = owner
const isKept = allWork('encryption', 'servers')
/** The safety page says more (who-reads.ts). */
const ourTeam =
  sessionReaders === 'withConsent'
    ? '我们的团队要您同意才读。'
    : `我们的团队为分析而读，${!isOpen || allWork('rights') ? '除非您选择不参与。' : '日后您可以选择不参与。'}`

export const forUsers = {
  meta: {
    title: '给使用者',
    description: `${BRAND.name}是AI心理治疗，用您习惯的语言谈，专为马来西亚的学生、上班族和家庭开发。${siteStatus}这里也有日夜可以打的求助热线。`,
  },
  hero: {
    caption: '给使用者',
    title: '有个说心里话的地方，\u200b用您自己的话讲，\u200b几点都行',
    lead: `${BRAND.name}是AI心理治疗，用您习惯的语言谈，专为马来西亚的学生、上班族和家庭开发。${isOpen ? '' : '开放以后，'}从哪里说起都行，半句话也可以。`,
    learn: '看看如何运作',
  },
  helplines: {
    text: '求助热线由人接听，不是AI。睡不着、觉得孤单，不紧急也可以打。没人接，就再打一次，或打下一个号码。',
    now: '吉隆坡现在：',
    write: '不方便说话？可以写',
    checked: '有人会查看您的手机吗？',
    exercise: '脑子停不下来？把明天的事一件一件写下来，旁边写上第一小步，然后把纸收好，明早再看。',
  },
  audiences: {
    title: '为哪些人开发',
    list: {
      students: {
        name: '学生与年轻人',
        text: '明天就放榜了。您觉得这是小事，不好意思叫醒别人。再小的事，也可以说。谈到最后，有件小事睡前可以试试。',
      },
      professionals: {
        name: '忙碌的上班族',
        text: '车停好了，您还坐在车里，想多待几分钟才上楼。最放不下的是哪一件？AI会问您，就从那里谈起。',
      },
      everyone: {
        name: '每一个马来西亚人',
        text: `妈妈睡了。跟她讲，怕她担心；谁都不讲，心里更沉。${isOpen ? '' : `${BRAND.name}开放以后，`}您可以在这里想好怎么说，再说给妈妈或另一个信得过的人听。`,
      },
    },
  },
  benefits: {
    title: '四个好处',
    hours: {
      title: '每天24小时',
      text: '心事什么时候来，就什么时候说，下了夜班也一样。您留意到的，回顾会替您留着。',
    },
    languages: {
      title: '讲您习惯的​语言',
      text: '英语、马来语、华语、淡米尔语，或者像跟朋友那样混着讲。',
    },
    ways: {
      title: '文字、语音或视频',
      text: '旁边有人就打字，没人就开口说。',
    },
    privacy: {
      title: '隐私与安全',
      text: isKept
        ? '您的话加密传送，留在马来西亚。[看看谁能读到](readers)'
        : '您的话会加密，留在马来西亚。[看看谁能读到](readers)',
    },
  },
  questions: {
    title: '六个问题，老实回答',
    list: {
      person: {
        ask: '跟我谈的是真人吗？',
        answer: '不是，是AI，而且AI会先告诉您。[下面的热线](openToday)有人接听。',
      },
      readers: {
        ask: '谁会读到我说的话？',
        answer: `两个AI，一个回应您，一个留意危险。${ourTeam}您的医生、心理治疗师或辅导员，还有当局，[在列明的情况下](readers)才会读到。您的大学或雇主读不到；只有协议写明了，您有危险时他们才会知道。打开您手机的人，可能会看到浏览器的历史记录。[怎样清除](leaving)`,
      },
      help: {
        ask: '有帮助吗？',
        answer:
          ownStudies.length > 0
            ? '[我们的研究和其他团队的研究发现了什么](studies)'
            : isOpen
              ? '我们还在继续研究。[其他团队发现了什么](studies)'
              : '我们的研究试验正在找答案。美国有一项试验，由临床专业人员监督：用另一个团队的AI四个星期，抑郁减轻得比等候的人多。[其他团队发现了什么](studies)',
      },
      cost: {
        ask: '要多少钱？',
        answer: plan
          ? `${plan.price}起。登记使用之前，每个配套都会列明。`
          : isOpen
            ? '所有价钱，登记使用之前都看得到。'
            : '等试验证明它安全、有帮助，才会开放。所有价钱，登记使用之前都看得到。在那之前，一分钱也不用付。',
      },
      age: {
        ask: '我的年龄够吗？',
        answer: `${minimumAge ? `满${minimumAge}岁就可以。` : isOpen ? '登记使用有最低年龄的限制。' : '最低年龄会在开放登记之前公布。'}求助热线几岁都可以打。[如果是您的孩子](child)`,
      },
      treatment: {
        ask: '我在看心理治疗师，或者在服药，怎么办？',
        answer: `两样都请照医生说的继续。${BRAND.name}不能取代治疗师，也不能取代药物；它不作诊断，也不开药。`,
      },
    },
    danger: `有危险，或怕自己会伤害自己，请拨[${emergency.phone.text}](emergency)，AI应付不了紧急情况。`,
  },
} satisfies Translated<typeof english>

/** What the three people say, where the page is in another language. */
export const audienceMeanings: Record<AudienceId, string | null> = {
  students: '明天放榜，睡不着。',
  professionals: '每次开会，我都说没事。',
  everyone: null,
}
