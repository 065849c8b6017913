import { allWork, statusOf } from '../facts/claims.ts'
import { BRAND, company } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import { pilotWeeks } from '../facts/pilot-weeks.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import { monthInWords } from './legal.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants
const isEncrypted = allWork('encryption', 'servers')
const price = '开始之前，价格会写进书面协议。'

export const forPartners = {
  meta: {
    title: '给合作伙伴',
    description: `大学、企业、非政府组织、政府和医疗服务提供者，可以用三种方式与${BRAND.name}合作。这是专为马来西亚开发的AI心理治疗，四种语言都能谈。${isOpen ? '已在马来西亚开放。' : '研究试验中，还没开放。'}`,
  },
  hero: {
    caption: '给合作伙伴：大学、企业、非政府组织、医疗机构',
    title: '给员工和学生的\u200b心理健康支援，\u200b用家里讲的语言',
    lead: `${BRAND.name}是AI心理治疗，四种语言都能谈，日夜都在。发现危险的征兆，它就停下，先显示999。您${statusOf('totals') === 'planned' ? '将会看到' : '看到'}的只有全体的汇总数字，绝不会看到谁说了什么。使用者同意的话，辅导员${statusOf('clinicians') === 'planned' ? '将会' : '会'}收到一份简短的记录。`,
    start: allWork('pilots')
      ? '贵机构现在就能协办研究，或开始试点。'
      : isOpen
        ? '贵机构现在就能协办研究，试点随后推出。'
        : '贵机构现在就能协办研究；试点要有试验结果支持，才会开始。',
    become: { label: '成为合作伙伴', subject: '合作' },
    research: '查看研究',
  },
  why: {
    people:
      '夜里，大家其实早就在倾诉，对着搜索引擎，或为别的用途开发的聊天机器人。给他们一个专为这件事开发的地方，讲他们习惯的语言。',
    promise: '有没有帮助，您看得到；谁说了什么，您永远看不到。',
  },
  partners: {
    title: '合作对象',
    items: {
      campus: {
        title: '大学与学院',
        text: '学校放假、辅导处下班、还没到下次辅导，学生都有支援。',
      },
      company: {
        title: '公司与企业',
        text: '不管几点，员工都有支援，讲自己的语言。整组人的成果，可以写进您的CSR/ESG报告。',
      },
      community: {
        title: '非政府组织与社区组织',
        text: '没见面的日子，您帮助的人也有支援；用哪种语言想，就用哪种语言谈。',
      },
      clinic: {
        title: '政府与医疗服务提供者',
        text: '在贵机构等看精神科医生的人，不管几点都有支援。',
      },
    },
  },
  benefits: {
    title: '合作的好处',
    hours: {
      title: '每天24小时',
      text: '文字、语音或视频，下午5点以后、夜里和公共假期都一样。',
    },
    languages: {
      title: '从第一天起\u200b就有四种语言',
      text: '家里怎么混着讲，就怎么讲。',
    },
    servers: {
      title: '资料留在马来西亚',
      text: `对话${isEncrypted ? '' : '会'}端到端加密：一端是使用者的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了使用者的话，才能回应。资料受马来西亚的个人资料保护法令（PDPA）保护。`,
      more: '谁能读到大家说的话',
    },
    outcomes: {
      title: '可以发表的证据',
      text: `您${statusOf('outcomes') === 'planned' ? '将会' : '会'}收到一份成果报告：用经过验证的问卷衡量，董事部和期刊都用得上。`,
    },
  },
  diligence: {
    title: '签约之前',
    lead: statusOf('pilots') === 'planned' ? '试点会这样做：' : '试点是这样做的：',
    items: {
      totals: {
        question: '主管和讲师看得到什么？',
        answer: [
          `全体的汇总数字。谁参加、谁说了什么、谁得几分，都看不到。${owner.smallestGroup ? `不足${owner.smallestGroup}人` : '人数低于协议下限'}的小组不列出来，两份报告对照也推算不出来。例外可以有一种：有人遇到危险，而协议写明要通知，我们才会通知您；您的员工或学生开始使用之前就会知道这一点。`,
        ],
      },
      study: {
        question: '做研究，还是试点？',
        answer: [
          `研究现在就能开始，要看的是${BRAND.name}有没有帮助。每个人读了研究说明书，才决定参不参加；结果我们会公布。协办研究之前，请先向我们要研究计划书和研究说明书，再问清楚是谁批准的、有警示时由谁处理。`,
          `${allWork('pilots') ? '试点现在也能开始：' : isOpen ? '试点随后推出：' : '试点要有试验结果支持，才会开始：'}最多${pilotUsers}名员工或学生，为期${pilotMonths.least}到${pilotMonths.most}个月，您会收到全体的汇总数字。`,
        ],
      },
      alerts: {
        question: '如果凌晨3点发出警示，由谁处理？',
        answer: [
          allWork('pilots')
            ? '由指定的人员或服务单位处理，不分日夜。协议会写明这些人是谁、由谁聘请，没人回应又怎么办。'
            : '由指定的人员或服务单位处理，不分日夜。人选决定之前，任何试点都不会开始。协议会写明这些人由谁聘请，没人回应又怎么办。',
          '[有人遇到危险时会怎样](danger)',
        ],
      },
      data: {
        question: '资料会传到哪里？',
        answer: [
          '从使用者的手机，传到我们在马来西亚境内的服务器。协议会列明由哪些公司管理服务器和AI模型。',
        ],
      },
      duties: {
        question: '我们要做到哪些事？',
        answer: [
          [
            '让贵机构的辅导处和诊所照常开放。',
            '向员工或学生说明：参加是自愿的，贵机构不会知道谁参加了；有人遇到危险时，会不会通知贵机构。',
            '指定一位我们联络得上的人，也告诉我们，贵机构出了紧急情况该怎么处理。',
            '绝不要凭平台或报告来评分、批假、决定升职或解雇。',
          ],
        ],
      },
      work: {
        question: '我们要做多少事？',
        answer: [
          '先和我们书面商定：衡量什么、由谁处理警示、价格多少。再指定一位我们联络得上的人，邀请员工或学生。他们填三次问卷；最后，您看一份报告。',
        ],
      },
      price: {
        question: '费用多少？',
        answer: [
          `看有多少人、为期多久、要衡量什么。告诉我们这三点，我们会在${responseHours.partnership}小时内答复。${price}`,
        ],
      },
      leaving: {
        question: '如果想终止合作，怎么办？',
        answer: [
          '双方要提前多久通知，协议会写明。使用者还是可以下载或删除自己的对话，也没有人会用到一半就断了。',
        ],
      },
    },
  },
  counsellors: {
    title: '给贵机构的辅导员',
    beside: `每个合作伙伴都同意，自己的辅导服务照常开放。${BRAND.name}配合您，绝不取代您：跟您或员工援助计划（EAP）的辅导员见面之前、之后，以及两次见面之间，都可以用它。`,
    handsOn: `${BRAND.name}把人转介给您，不跟您抢人。`,
    danger:
      '一个AI和使用者谈，另一个专门留意危险的征兆。只要有一个发现，对话就会停下，显示可以打给谁，第一个是999。协议写明了才会通知您，使用者开始之前也会知道这一点。两个AI都可能漏看，所以贵机构的辅导和紧急安排都要照旧。',
    record: `使用者同意的话，您${statusOf('clinicians') === 'planned' ? '将会' : '会'}收到一份简短的记录，写的是对方上次见面以来的近况。使用者的原话，一句都不写进去。`,
    more: '看一份记录样本',
  },
  pilot: {
    title: '试点的日程',
    text: `${pilotWeeks.least}到${pilotWeeks.most}周。`,
    steps: [
      { title: '第1周前', text: '双方书面商定：衡量什么、由谁处理警示、价格多少。' },
      { title: '第1周', text: '我们协助您开始。您邀请员工或学生，他们填写第一份问卷。' },
      { title: '中途', text: '他们再填一次。' },
      { title: '最后一周', text: '他们填第三次。您看报告，决定要不要继续。' },
    ],
  },
  models: {
    title: '合作模式',
    months: '布上每一格代表一个月。',
    pilot: {
      name: '试点计划',
      duration: `${pilotMonths.least}–${pilotMonths.most}个月`,
      users: { strong: `最多${pilotUsers}名`, rest: '使用者' },
      includes: ['基本数据分析', '协助推行', '成果评估'],
      action: { label: '洽谈试点计划', subject: '开始试点计划', write: '来信洽谈试点' },
    },
    enterprise: {
      name: '企业计划',
      badge: '最受欢迎',
      basis: (partners: number, month: string) =>
        `采用这个配套的合作伙伴：${partners}（${monthInWords(month)}）`,
      duration: `${enterpriseYears.least}–${enterpriseYears.most}年`,
      users: { strong: '不限', rest: '使用者人数' },
      includes: ['进阶数据分析', '换上贵机构的名称和标志', '专属支援'],
      action: { label: '索取报价', subject: '企业计划的报价', write: '来信询问报价' },
    },
    research: {
      name: '研究合作',
      duration: '期限由双方商定',
      users: { strong: '规模', rest: '由双方商定' },
      includes: ['共同发表研究结果', '协助申请研究经费', '可使用研究数据', '学术合作'],
      data: '研究数据只来自明确同意的人。',
      action: { label: '洽谈研究合作', subject: '研究合作', write: '来信洽谈研究' },
    },
  },
  metrics: {
    title: '成效指标',
    items: [
      {
        title: '有没有人用，用了会不会再来？',
        text: '您邀请的人当中，多少人谈了第一次，多少人谈满三次。',
      },
      {
        title: '症状有没有减轻？',
        text: '看问卷的得分，用的是医生和心理治疗师平时用的问卷。',
      },
      {
        title: '发出警示后，有没有真人回应？',
        text: '每一次警示我们都记下，也记下隔了多久才有真人回应。',
      },
      {
        title: '轮候时间有没有缩短？',
        text: '我们比较贵机构合作前后的轮候时间。',
      },
    ],
    /** The smallest group of the report, as its reader sets it (pages/for-partners/group-size.tsx). */
    group: {
      label: '小组的人数',
      counted: (people: number) => `${people}人：会列出。`,
      leftOut: (people: number) => `${people}人：人数太少，不列出。`,
    },
  },
  management: {
    title: '给管理层的一句话',
    line: '我们的员工和学生不管几点都有支援，各人心里用哪种语言想，就用哪种语言讲。整组人有没有得到帮助，我们看得到；谁说了什么，我们永远看不到。',
    copy: { button: '复制', done: '已复制', selected: '文字已选取，请用浏览器复制。' },
    print: '打印一页说明',
    sheet: {
      title: `让员工和学生用上${BRAND.name}`,
      rows: [
        [
          '是什么',
          `AI心理治疗，不管几点，都可以用文字、语音或视频，讲英语、马来语、华语或淡米尔语。${isOpen ? '已在马来西亚开放，没有注册为医疗器材。' : '目前在研究试验中，还没开放，也没有注册为医疗器材。'}`,
        ],
        ['我们会看到什么', '全体的汇总数字。谁参加、谁说了什么、谁得几分，都看不到。'],
        ['什么照旧', '我们自己的辅导处和诊所。参加是自愿的。'],
        ['我们不能做什么', '不能凭它或它的报告来评分、批假、决定升职或解雇。'],
        [
          '遇到危险时',
          '对话会停下，显示可以打给谁，第一个是999。两个AI都可能漏看征兆。由谁处理警示、会不会通知我们，写在协议里。',
        ],
        ['费用', `看有多少人、为期多久、我们要衡量什么。${price}`],
        [
          '第一步',
          `联络${company.name}，${company.support}。他们会在${responseHours.partnership}小时内答复。`,
        ],
      ],
    },
  },
  close: {
    title: '成为合作伙伴',
    text: `请告诉我们，您想帮助哪些人，多少人，多久，想衡量什么。${owner.partnerContact || '我们'}会在${responseHours.partnership}小时内答复。`,
    action: '写信给我们',
  },
} satisfies Translated<typeof english>
