import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text

/** On the safety page: who reads a session, what happens in danger, and who the product is meant for. */
export const whoReads = {
  readers: {
    title: '谁能读到\u200b您说的话？',
    text: [
      '您说的话到了我们的服务器就会解密，因为AI要先读，才能回答。有些聊天软件只有对话双方才有密钥；跟那种聊天相比，这里的隐私程度较低。',
      '资料怎样存放、报告怎样提供、紧急情况怎样处理，这些规则还在拟订。开放登记之前，都会写在这里。',
    ],
    rows: {
      you: { reader: '您自己', gets: '您读得到每一个字，直到您要求删除为止。' },
      networks: { reader: '传送途中的网络', gets: '什么都读不懂。' },
      ais: {
        reader: '两个AI',
        gets: '对话进行的时候，两个AI都会读每一个字，一个要回应您，另一个要留意危险。',
      },
      us: {
        reader: '我们自己',
        gets: '我们会得到数据分析要用的内容；如果您选择不参与分析，就不会得到。没有人会为了向您推销东西而读您的对话。',
      },
      clinician: {
        reader: '您的医生或心理治疗师',
        gets: '如果您同意，他们可以得到一份简短记录，写的是两次看诊之间那几个星期的情况。',
      },
      partner: {
        reader: '您的院校或雇主',
        gets: '他们只得到整组人的汇总数字。谁参加了、叫什么名字、说过什么，我们绝不会提供。',
      },
      authorities: { reader: '当局', gets: '他们只会得到法律或法庭要求我们交出的资料。' },
    },
    trials:
      '如果您想参加研究试验，我们会在您同意之前给您一份研究说明书，里面写明谁会读到您说的话。',
  },
  danger: {
    title: '对话时您有危险，\u200b会怎样',
    plan: `${BRAND.name}开放以后，我们打算这样做。`,
    steps: {
      found: `两个AI都会留意危险的征兆，但都可能漏看。如果您可能有危险，不要等AI发现，请拨${emergency}。`,
      lines: `其中一个AI发现危险的征兆时，对话会停下来，画面上会显示可以打的号码：先是${emergency}，接着是求助热线。`,
      person: '之后由真人接手。由谁接手，哪些时间有人，我们还没决定。',
      outside: '没有您的同意，可不可以把情况告诉别人，我们也还没决定。',
    },
    rule: '这些事要先决定好，并公布在这里，我们才会开放登记。',
    onCall:
      '在我们的试验里，对话进行的时候，有一位指定的医生或心理治疗师待命；由谁待命，写在试验的伦理批准里。',
  },
  use: {
    title: '为哪些人开发',
    meant: {
      title: '使用对象',
      text: '按设想，平台给身在马来西亚、想得到心理健康支援的人使用。见治疗师之前、之后，以及两次见面之间，都可以用。',
    },
    notMeant: {
      title: '不适用的情况',
      text: `平台不适用于紧急情况，这时请拨${emergency}。平台也不能取代心理治疗师，如果您正在看诊或接受辅导，请继续。哪些病况不适合使用，医生和心理治疗师会在开放之前列明。`,
    },
    inLaw: { title: '法律地位', text: '平台没有注册为医疗器材，也不供出售。' },
  },
} satisfies Translated<typeof english>
