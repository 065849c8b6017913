import { deviceLaw } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const notDecided = '尚未决定。'

/** On the safety page: who reads a session, what happens in danger, and what the product is meant for. */
export const whoReads = {
  readers: {
    title: '谁能读到这句话？',
    ends: [
      '端到端加密，有两端。一端是您的手机或电脑。另一端是治疗本身，在我们设于马来西亚的服务器上：话在那里解开，因为AI要回答，就得先读。',
      '在两端之间，它只是一行看不懂的针脚，管理服务器的公司也看不懂。有些通讯应用程式，密钥只在两个人手上；它们承诺的比这更多。存下来的内容，密钥在谁手上，尚未决定。',
    ],
    columns: { reader: '谁', sees: '看到什么', when: '什么时候', status: '状态' },
    rows: {
      you: {
        reader: '您自己',
        sees: '每一个字，以及我们存有的、与您有关的一切资料。',
        when: '随时可看，直到您要求删除。',
      },
      sessionAi: {
        reader: '和您对话的AI',
        sees: '您说的话，为了回答您。',
        when: '治疗期间。',
      },
      riskAi: {
        reader: '留意风险的AI',
        sees: '同样的话，只为了寻找危险的征兆。',
        when: '治疗期间。',
      },
      clinician: {
        reader: '临床医疗人员',
        sees: '一份简短记录，写的是两次看诊之间的那几个星期。有危险时，接手的人会看到什么，尚未决定。',
        when: '经您同意，看诊之前。',
      },
      partner: {
        reader: '合作伙伴：您的院校、您的雇主',
        sees: '群体的总数。绝不会有姓名、治疗内容，或谁参加了。',
        when: '在报告里。最少多少人才会列入报告，尚未决定。',
      },
      us: {
        reader: '我们自己',
        sees: '数据分析所需要的内容。没有人会为了向您推销而读您的治疗内容。',
        when: '您没有选择退出的时候。谁可以看、看之前是否先去掉姓名，尚未决定。',
      },
      police: {
        reader: '警方',
        sees: '法律或法庭要求我们交出的资料。',
        when: '法律或法庭提出要求时。紧急情况下，会不会不经您同意就通知别人，尚未决定。',
      },
    },
    trials: '如果您参加试验，在您同意之前会收到一份资料说明书，上面写明有谁会读。',
  },
  danger: {
    title: '发现危险的时候',
    text: '设想中有四个步骤。还没决定的地方，我们照实写明；在开放给任何人报名之前，都必须先定下来。',
    labels: { who: '由谁', hours: '时间', silence: '如果没有人回应' },
    steps: {
      found: {
        title: '任何一个AI发现危险的征兆',
        text: '第二个AI什么都不做，只负责看。两个都可能漏看。',
        who: '两个AI。',
        hours: '每次治疗期间。',
        silence: `如果两个都漏看，就没有别人在看了。所以每一页都写着${helplines.emergency.phone.text}。`,
      },
      lines: {
        title: '先给危机热线',
        text: `治疗会停下来，让您看到可以打给谁：先是${helplines.emergency.phone.text}，接着是下面的热线。`,
        who: '由您，或您身边的人打。',
        hours: `${helplines.emergency.phone.text}什么时候都可以打；各条热线有自己的时间。`,
        silence: `请试下一条热线，或拨${helplines.emergency.phone.text}。`,
      },
      person: {
        title: '由真人接手',
        text: '一个真人，不是AI，会看到是什么引发了警示，并和您谈话。',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
      },
      outside: {
        title: '通知外面的人',
        text: '通知家人、诊所、救护车，还是警方；可不可以不经您同意。',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
      },
    },
  },
  use: {
    title: '它用来做什么，不用来做什么',
    forWhom: {
      title: '给谁用',
      text: '在马来西亚，希望在心理健康上得到支援，说英语、马来语、华语或淡米尔语的人。最低年龄尚未决定。',
    },
    notFor: {
      title: '谁不该用',
      text: `现在有危险的人：请拨${helplines.emergency.phone.text}。有哪些病况不适合用，尚未决定；开放之前，必须由临床医疗人员列出来。`,
    },
    noDiagnosis: {
      title: '不作诊断',
      text: '它不诊断，也不开药。它不取代心理治疗师：如果您正在看诊或接受辅导，请继续。',
    },
    inLaw: {
      title: '在法律上是什么',
      text: `它是不是${deviceLaw.year}年医疗器材法令所指的医疗器材、属于哪一类，尚未决定。它没有注册，也不供出售。`,
    },
  },
} satisfies Translated<typeof english>
