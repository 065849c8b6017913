import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: '谁能读到\u200b您说的话？',
    text: '您的话到了我们的服务器就会解密，因为AI要先读，才能回应。所以，对话的隐私比不上只有您和朋友才打得开的讯息。我们会限制谁读得到：',
    said: '这件事，我从来没讲出口',
    rows: {
      you: { reader: '您自己', gets: '将来，只要对话还保存着，您随时可以读。' },
      networks: { reader: '传送途中的网络', gets: '对话内容会加密，途中的网络将读不出您说什么。' },
      ais: {
        reader: '两个AI',
        gets: '对话时，两个AI都会读每一个字：一个回应您，另一个专门留意危险。',
      },
      us: {
        reader: '我们的团队',
        gets: '分析数据时，我们会读需要用到的对话；您选择不参与分析，我们就不会为分析去读。没有人会为了推销去读您的对话。',
      },
      clinician: {
        reader: '您的医生或心理治疗师',
        gets: '如果您同意，医生或心理治疗师会收到两次看诊之间那几周的简短记录。',
      },
      partner: {
        reader: '您的大学或雇主',
        gets: '大学或雇主只会拿到整组人的汇总数字，不会看到您的名字和对话，也不会知道您有没有参加。如果您有危险，要不要通知那里的人，我们还没决定。',
      },
      authorities: { reader: '当局', gets: '当局只会拿到法律或法庭要求我们交出的资料。' },
    },
    rules:
      '存放资料、提供报告、处理紧急情况的完整规则，会在开放登记前公布在这里。如果您参加研究，同意之前收到的研究说明书会写明谁能读到您的对话。',
  },
  danger: {
    title: '对话时您有危险，\u200b会怎样',
    plan: `${BRAND.name}开放以后，我们打算这样做。`,
    steps: {
      found: `如果您可能有危险，请拨${emergency}，不要等AI发现。一个AI回应您，另一个专门留意危险的征兆；两个都会留意，但都可能漏看。`,
      lines:
        '只要有一个AI发现危险的征兆，对话就会停下，画面马上换成可以打的号码，先是999，接着是求助热线。您可以打过去，跟人谈。',
      person:
        '转交真人：我们计划接着由人接手。由谁接手、哪些时间有人、能否不经您同意就通知别人，都还在商定。答案在这里公布之前，不会开放登记。',
    },
    onCall: '我们的试验里，参加者对话时有一位指定的医生或心理治疗师待命，伦理批准书上写明是谁。',
  },
  use: {
    title: '为哪些人开发',
    meant: {
      title: '使用对象',
      text: '平台专为身在马来西亚、想得到心理健康支援的人开发。它想补的，是见治疗师前后和两次见面之间的空档。',
    },
    notMeant: {
      title: '不适用的情况',
      text: `遇到紧急情况，请拨${emergency}。${BRAND.name}不是紧急服务，也不能取代心理治疗师。如果您有看医生、心理治疗师或辅导员，请照常去。`,
    },
    undecided: {
      title: '还没有决定的',
      text: '平台的最低年龄和不适用的病况，会由医生和心理治疗师定下来，开放之前公布。',
    },
  },
} satisfies Translated<typeof english>
