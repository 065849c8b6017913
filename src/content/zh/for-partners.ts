import { BRAND, businessConstants, responseHours } from '../facts.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import type { Translated } from '../types.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: '合作伙伴',
    description: `大学、企业、非政府组织、政府和医疗服务提供者可以用三种方式与${BRAND.name}合作。这套AI心理治疗专为马来西亚开发，仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '为您的学生、员工和社群，\u200b用他们在家讲的语言，\u200b提供心理健康支援',
    lead: `${BRAND.name}是AI心理治疗，可以用文字、语音或视频，讲英语、马来语、华语和淡米尔语。我们正在马来西亚筹备试点和研究，合作对象是大学、企业、非政府组织和医疗服务提供者。`,
    become: { label: '成为合作伙伴', subject: '合作' },
    research: '查看研究',
    status: `${BRAND.name}正在研究试验阶段。现在可以谈的，是一起做研究，或筹备试点，等试验条件成熟就开始。`,
  },
  partners: {
    title: '合作对象',
    items: {
      campus: {
        title: '大学与学院',
        text: '平台开放后，学校放假时、辅导处下班后、两次辅导之间，学生也有支援。平台配合贵校的辅导员，不会取代他们。',
      },
      company: {
        title: '公司与企业',
        text: '支援您的员工，也让企业社会责任（CSR）和ESG计划有成果可汇报。',
      },
      community: {
        title: '非政府组织与社区组织',
        text: '在家里讲哪种语言，谈心事就用哪种语言。',
      },
      clinic: {
        title: '政府与医疗服务提供者',
        text: '平台开放后，还在等着看精神科医生的人，可以先从这里开始。',
      },
    },
    note: '试验条件成熟，第一批合作就会开始。',
  },
  benefits: {
    title: '合作的好处',
    hours: {
      title: '任何时候都能使用',
      text: '平台开放后，即使过了下午五点，夜里和公共假期也一样，都可以用文字、语音或视频交谈。',
    },
    languages: {
      title: '一开放就有四种语言',
      text: '英语、马来语、华语和淡米尔语，平时怎么混着讲，就怎么讲。',
    },
    servers: {
      title: '资料留在马来西亚',
      text: '按照计划，对话传到马来西亚境内的服务器，一路加密，并遵守PDPA。AI在服务器上读了使用者的话，才能回应。您只会看到汇总数字，绝不会看到某个人的对话。',
      more: '谁能读到大家说的话',
    },
    outcomes: {
      title: '可以发表的证据',
      text: '成果用经过验证的量表来衡量，董事部看得懂，期刊编辑也看得懂。',
    },
  },
  models: {
    title: '合作模式',
    key: '图中一个针脚代表一个月：实心的是最短期限，加上空心的就是最长期限。',
    pilot: {
      name: '试点计划',
      duration: `${pilotMonths.least}–${pilotMonths.most}个月`,
      users: { strong: `最多${pilotUsers}名`, rest: '使用者' },
      includes: ['基本数据分析', '协助推行', '成果评估'],
      action: { label: '洽谈试点计划', subject: '开始试点计划', write: '来信洽谈试点' },
    },
    enterprise: {
      name: '企业计划',
      badge: '预计最受欢迎',
      badgeMeans: '我们预计多数合作伙伴会选这一种。',
      priceless: '请告诉我们贵机构有多少人。定了价，我们就把报价寄给您。',
      duration: `${enterpriseYears.least}–${enterpriseYears.most}年`,
      users: { strong: '不限', rest: '使用者人数' },
      includes: ['进阶数据分析', '换上贵机构的名称和标志', '专属支援'],
      action: { label: '索取报价', subject: '企业计划的报价', write: '来信询问报价' },
    },
    research: {
      name: '研究合作',
      duration: '期限由双方商定',
      users: { strong: '规模', rest: '由双方商定' },
      includes: ['共同发表研究结果', '研究经费方面的协助', '可使用研究数据', '学术合作'],
      action: { label: '洽谈研究合作', subject: '研究合作', write: '来信洽谈研究' },
    },
    next: '请先来信。',
    note: '无论选哪一种，都要先签好书面协议，合作才会开始。',
  },
  metrics: {
    title: '成效指标',
    text: '用哪些指标，合作开始前先和您商定；成果如何，合作结束后向您汇报。',
    items: [
      {
        title: '多少人开始使用，多少人继续使用',
        text: '我们会统计您邀请的人当中，多少人谈了第一次，多少人谈满三次。',
      },
      {
        title: '症状有没有减轻',
        text: '我们用医生和心理治疗师平时在用、经过验证的问卷，请使用者在开始前、中途和结束后各填一次。',
      },
      {
        title: '发现风险后，多久有真人处理',
        text: '我们会记下每一次警示，以及隔了多久才有真人回应。',
      },
      {
        title: '轮候时间有没有缩短',
        text: '我们用贵机构自己的记录，比较合作前后的轮候时间。',
      },
    ],
  },
  diligence: {
    title: '签约之前',
    list: [
      {
        question: '现在可以先做什么？',
        answer: ['现在就可以一起做研究，也可以先筹备试点，等试验条件成熟就开始。'],
      },
      {
        question: '平台跟我们的辅导员或员工援助计划（EAP）怎么配合？',
        answer: [
          '平台配合他们。它想补的，是见治疗师之前、之后，以及两次见面之间的空档，不会取代任何已经在帮您的人。',
        ],
      },
      {
        question: '如果凌晨3点发出警示，由谁处理？',
        answer: [
          '只要AI在运作，不论几点，都要有指定的人员或服务单位处理警示。协议会写明由谁聘请，万一没人回应怎么办。由谁负责，我们还没决定；决定之前，任何试点都不会开始。',
          '[有人遇到危险时会怎样](danger)',
        ],
      },
      {
        question: '合作伙伴要负什么责任？',
        answer: [
          '协议会写明合作伙伴的责任。我们会请您：',
          [
            '向员工或学生说明：参加是自愿的，没有人会知道谁参加了。',
            '让贵机构的辅导处和诊所照常开放；平台不能取代它们。',
            '指定一位我们联络得上的人，并告诉我们，贵机构内发生紧急情况时该怎么处理。',
            '绝不要用平台来评分、批假、决定升职或解雇。',
          ],
        ],
      },
      {
        question: '一组要有多少人，才会写进报告？',
        answer: [
          '协议会写明一组最少要有多少人。人数不足的小组，我们不写进报告；如果对照两份报告就能推算出这类小组的情况，绝不会两份都给。',
        ],
      },
      {
        question: '哪些内容，主管和讲师永远看不到？',
        answer: [
          '谁参加、谁没参加，谁说了什么、量表得几分，主管和讲师都看不到。您只看得到汇总数字。',
          '协议会写明：有人遇到危险时，会不会通知贵机构的人。员工或学生开始使用之前，会先看到这一条。',
        ],
      },
      {
        question: '资料会传到哪里？',
        answer: [
          '按照计划，使用者的话会加密，从手机或电脑传到我们在马来西亚境内的服务器。AI在服务器上读了这些话，才能回应。您只会收到汇总数字。协议会列明由哪些公司管理服务器和AI模型。',
          '您用本网站表格发送的资料，传送路线不同，请看[隐私政策](privacy)。',
        ],
      },
      {
        question: '价格怎样计算？',
        answer: [
          '试点的价格，会在开始之前写进书面协议。其他价格还没定，按人数、按群体还是按年计算，也还没定。',
        ],
      },
      {
        question: '如果想终止合作，怎么办？',
        answer: [
          '协议会写明，任何一方终止合作须提前多久通知。到时，每个使用者仍然可以下载或删除自己的对话，也不会有人用到一半被迫停下。',
        ],
      },
    ],
    missing: {
      text: '您的律师、伦理委员会或工会还有别的疑问？',
      action: {
        label: '问我们',
        subject: '合作之前的问题',
      },
    },
  },
  close: {
    title: '成为合作伙伴',
    text: `请告诉我们，您照顾的是哪些人。我们争取在${responseHours.partnership}小时内答复。`,
    action: '写信给我们',
  },
} satisfies Translated<typeof english>
