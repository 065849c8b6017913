import { helplines } from '../facts/helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const emergency = helplines.emergency.phone.text

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: '谁能读到\u200b您说的话？',
    text: 'AI要读了您的话，才能回应。所以对话的隐私，比不上只有您和朋友才打得开的讯息。',
    said: '这件事，我从来没讲出口',
    rows: {
      you: { reader: '您自己', gets: '自己的对话，保存多久，就能读多久。' },
      networks: { reader: '传送途中的网络', gets: '什么也读不到。' },
      ais: { reader: '两个AI', gets: '每一个字：一个读来回应您，另一个专门留意危险。' },
      us: {
        reader: '我们的团队',
        gets: '分析时需要用到的对话，除非您选择不参与。没有人会为了推销去读您的对话。',
      },
      clinician: {
        reader: '您的医生或心理治疗师',
        gets: '两次看诊之间那几周的简短记录，要您同意才有。',
      },
      partner: {
        reader: '您的大学或雇主',
        gets: '整组人的汇总数字，看不到您的名字和对话，也不知道您有没有参加。[有危险的时候呢？](notDecided)',
      },
      authorities: { reader: '当局', gets: '只有法律或法庭要求我们交出的资料。' },
    },
  },
  danger: {
    title: '如果对话时\u200b您有危险',
    steps: {
      found: `如果您可能有危险，请拨${emergency}，不要等AI发现。一个AI回应您，另一个专门留意危险的征兆；两个都会留意，但都可能漏看。`,
      lines:
        '只要有一个AI发现危险的征兆，对话就会停下，画面马上换成可以打的号码，先是999，接着是求助热线。您可以打过去，跟人谈。',
      person: '接着由真人接手。',
    },
    escalation: '转交真人',
    /** Shown once the operator has confirmed it (content/facts/company.ts). */
    onCall: '我们的试验里，参加者对话时有一位指定的医生或心理治疗师待命，伦理批准书上写明是谁。',
  },
  notDecided: {
    title: isOpen ? '登记之前' : '还没决定的',
    text: isOpen ? '登记页面会说明：' : '以下几项在这里公布之前，不会开放登记：',
    list: [
      '由谁接手，哪些时间有人。',
      '能不能不经您同意就通知别人，例如您的大学或雇主。',
      '最低年龄和不适用的病况，都由医生和心理治疗师决定。',
    ],
  },
  use: {
    title: '为哪些人开发',
    meant: {
      title: '使用对象',
      text: '在马来西亚生活的人，想在见治疗师之前、之后，以及两次见面之间，得到心理健康支援。',
    },
    notMeant: {
      title: '不适用的情况',
      text: `紧急情况：请拨${emergency}。AI也不能取代心理治疗师。如果您有看医生、心理治疗师或辅导员，请照常去。`,
    },
    limits: '最低年龄和不适用的病况',
  },
} satisfies Translated<typeof english>
