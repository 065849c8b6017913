import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text
/** An open product has it, or says that it is still to come. */
const canOptOut = !isOpen || allWork('rights')
const optOut = canOptOut ? '您可以选择不参与。' : '日后您可以选择不参与。'

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: '谁能读到\u200b您说的话？',
    text: 'AI要读了您的话，才能回应。谁能读到，读到多少，请看下面。',
    inShort: {
      unlessOptedOut: `两个AI读每一个字，我们的团队读分析所需的内容${canOptOut ? '，除非您选择不参与。' : `。${optOut}`}您的大学或雇主读不到。`,
      withConsent: '两个AI读每一个字，我们的团队要您同意才读。您的大学或雇主读不到。',
    },
    said: '这件事，我从来没讲出口',
    write: '写一句话',
    shows: '下面每一行，都显示那一方会收到什么。',
    rows: {
      you: { reader: '您自己', gets: '您的对话：我们保存多久，您就能看多久。' },
      networks: {
        reader: '传送途中的网络',
        gets: '一个字也读不到。不过，管理网络的人可能看得到您打开过这个服务。',
      },
      ais: { reader: '两个AI', gets: '每一个字：一个读来回应您，另一个专门留意危险。' },
      us: {
        reader: '我们的团队',
        gets: canOptOut ? '分析所需的内容，除非您选择不参与。' : `分析所需的内容。${optOut}`,
      },
      clinician: {
        reader: '您的医生、心理治疗师或辅导员',
        gets: '上次见面以来的近况，写成简短的记录，您同意才给。',
      },
      partner: {
        reader: '您的大学或雇主',
        gets: '全体的汇总数字，看不到您的名字和对话，也不知道您有没有参加。只有协议写明了，您有危险时他们才会知道，而这一点，您开始之前就会知道。[如果我有危险呢？](danger)',
      },
      authorities: { reader: '当局', gets: '只有法律或法庭要求我们交出的资料。' },
      phone: {
        reader: '翻看您手机的人',
        gets: '浏览器的历史记录里有本网站，通话记录里有您打过的号码。[怎样清除](leaving)',
      },
    },
    team: {
      unlessOptedOut: (who, howMuch, whatFor) => `${who}会读${howMuch}，${whatFor}。${optOut}`,
      withConsent: (who) => `${who}，要您同意才读。`,
    },
  },
  danger: {
    title: '如果对话时\u200b您有危险',
    steps: {
      found: `如果您可能有危险，请拨${emergency}，不要等AI发现。两个AI都会留意危险的征兆，但都可能漏看。`,
      lines:
        '只要有一个AI发现危险的征兆，对话就会停下，画面就换成可以打的号码，先是999，接着是求助热线。您可以打过去，跟人谈。',
      person: '接着由真人接手。',
    },
    takeOver: (who, hours) => `接着由${who}接手（服务时间：${hours}）。`,
    escalation: '转交真人',
    /** Shown once the operator has confirmed it (content/facts/company.ts). */
    onCall: '我们的试验里，参加者对话时有一位指定的医生或临床心理师待命，伦理批准书上写明是谁。',
  },
  use: {
    title: '为哪些人开发',
    meant: {
      title: '使用对象',
      text: '在马来西亚生活、想得到心理健康支援的人：可以自己用；见治疗师之前、之后、两次见面之间，也可以用。',
    },
    notMeant: {
      title: '不适用的情况',
      text: `紧急情况：请拨${emergency}。AI不能取代您的医生、心理治疗师或辅导员，请照常去见他们。`,
    },
    minimumAge: (age) => `${age}岁起可以使用。求助热线几岁都可以打。`,
  },
} satisfies Translated<typeof english>
