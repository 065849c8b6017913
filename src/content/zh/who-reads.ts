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
      '在我们的服务器上，您的话会解开，因为AI要读了才能回应。所以，它不如两个人之间、密钥只在两人手上的聊天那样私密。',
      '关于存放、报告和紧急情况的规则还在写。开放登记之前，都会公布在这里。',
    ],
    rows: {
      you: { reader: '您自己', gets: '每一个字，直到您要求删除。' },
      networks: { reader: '途中的网络', gets: '没有一样读得懂。' },
      ais: { reader: '两个AI', gets: '对话期间的每一个字：一个为了回应，一个为了留意危险。' },
      us: {
        reader: '我们自己',
        gets: '分析所需要的内容，除非您选择退出。没有人会为了向您推销而读您的对话。',
      },
      clinician: {
        reader: '您的医生或心理治疗师',
        gets: '经您同意，会看到一份简短记录，写的是两次看诊之间的那几个星期。',
      },
      partner: {
        reader: '您的院校或雇主',
        gets: '群体的汇总数字。绝不会有姓名、对话，或谁参加了。',
      },
      authorities: { reader: '执法当局', gets: '只有法律或法庭要求我们交出的资料。' },
    },
    trials: '如果参加研究试验，在您同意之前收到的研究说明书，会写明有谁会读。',
  },
  danger: {
    title: '如果您在对话中\u200b遇到危险',
    plan: `这是${BRAND.name}开放以后的计划。`,
    steps: {
      found: `两个AI都留意危险的征兆，两个都可能漏看。如果您可能有危险，不要等它察觉：请拨${emergency}。`,
      lines: `任何一个发现征兆，对话就会停下来，让您看到号码：先是${emergency}，接着是求助热线。`,
      person: '之后由真人接手。由谁接手、在什么时间，我们还没有定下来。',
      outside: '会不会不经您同意就告诉别人，也还没有定下来。',
    },
    rule: '这些都定下来、公布在这里之前，不会开放给任何人登记。',
    onCall:
      '在我们的试验里，对话期间有一位指名的医生或心理治疗师待命；是谁，写在试验的伦理批准书里。',
  },
  use: {
    title: '给谁用',
    meant: {
      title: '适合',
      text: '在马来西亚，希望在心理健康上得到支援的人：在您去见真人之前、之后，以及两次见面之间。',
    },
    notMeant: {
      title: '不适合',
      text: `紧急情况：请拨${emergency}。它不能取代心理治疗师。如果您正在看诊或接受辅导，请继续。开放之前，医生或心理治疗师会列出不适合使用的病况。`,
    },
    inLaw: { title: '在法律上', text: '它没有注册为医疗器材，也不供出售。' },
  },
} satisfies Translated<typeof english>
