import { BRAND, businessConstants } from '../facts.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import type { Translated } from '../types.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: '合作伙伴',
    description: `给大学、企业、非政府组织和公共卫生机构：与${BRAND.name}合作的三种方式。专为马来西亚开发的AI心理治疗，仍在开发和研究试验阶段。`,
  },
  hero: {
    title: '把支援带给\u200b您照顾的人',
    lead: '我们在找四种合作伙伴：院校、企业、社区组织，以及公共卫生体系。',
    become: { label: '成为合作伙伴', subject: '合作' },
    research: '查看研究',
    note: '平台目前不供出售。现在能谈的，是筹备试点，或一起做研究。',
  },
  partners: {
    title: '我们找谁合作',
    items: {
      campus: {
        title: '大学与学院',
        text: '学校放假时、等候下一次预约时、辅导处下班以后，学生都有支援。',
      },
      company: {
        title: '企业',
        text: '照顾员工的身心健康，也让企业社会责任（CSR）和ESG计划有成果可以报告。',
      },
      community: {
        title: '非政府组织与社区组织',
        text: '大家在家里听惯什么语言，就用什么语言谈。',
      },
      clinic: {
        title: '政府与医疗服务提供者',
        text: '还在排队看精神科医生的人，可以从这里开始。',
      },
    },
    note: '目前还没有合作伙伴签约。要等试验的进展允许，第一批合作才会开始。',
  },
  benefits: {
    title: '合作带来什么',
    hours: {
      title: '什么时候都在',
      text: '下午五点过后，支援还在。文字、语音或视频都可以。',
    },
    languages: {
      title: '第一天起就有四种语言',
      text: '平台一开放，四种语言就齐全，大家平时怎么混着讲，就怎么讲。',
    },
    servers: {
      title: '资料留在马来西亚',
      text: '使用者说的话，从手机到我们在马来西亚境内的服务器，端到端加密。到了那里，AI要先读，才能回应。您只看到汇总数字，绝不会看到某个人的对话。',
      more: '谁能读到大家说的话',
    },
    outcomes: {
      title: '可以发表的证据',
      text: '用经过验证的量表衡量成果，董事读得懂，学术期刊的审稿人也读得懂。',
    },
  },
  models: {
    title: '三种开始的方式',
    key: '图中一针代表一个月。实心的针是最短期限，加上空心的针就是最长期限。',
    pilot: {
      name: '试点计划',
      duration: `${pilotMonths.least}–${pilotMonths.most}个月`,
      users: { strong: `最多${pilotUsers}名`, rest: '使用者' },
      includes: ['基本数据分析', '推行时的支援', '成果评估'],
      action: { label: '开始试点', subject: '开始试点计划' },
    },
    enterprise: {
      name: '企业计划',
      badge: '最受欢迎',
      badgeMeans: '我们预计多数合作伙伴会选这一种。',
      priceless: '还没定价。告诉我们您那里有多少人，定了价，我们就写信给您。',
      duration: `${enterpriseYears.least}–${enterpriseYears.most}年`,
      users: { strong: '不限', rest: '使用者人数' },
      includes: ['进阶数据分析', '自订品牌', '专属支援'],
      action: { label: '索取报价', subject: '企业计划的报价' },
    },
    research: {
      name: '研究合作',
      duration: '双方协作',
      users: { strong: '一起', rest: '商定规模' },
      includes: ['共同发表研究结果', '研究经费支援', '取用研究数据', '学术合作'],
      action: { label: '洽谈研究合作', subject: '研究合作' },
    },
    note: '无论选哪一种，都要先以书面商定，才会开始。',
  },
  metrics: {
    title: '怎样才知道有用',
    text: '用什么指标衡量，我们会在第一天之前和您商定；成果如何，我们会在最后一天之后向您汇报。',
    items: [
      {
        title: '有人开始，也有人再来',
        text: '您邀请的人当中，多少人有了第一次对话，多少人谈到第三次。',
      },
      {
        title: '症状有没有减轻，看经过验证的量表',
        text: '采用医生和心理治疗师本来就在用的问卷，开始前、中途和结束后都请使用者填写。',
      },
      {
        title: '发现风险，转交真人处理',
        text: '每一次警示都会统计，过了多久才有真人回应，也会统计。',
      },
      {
        title: '轮候名单变短',
        text: '根据您自己的记录，比较合作之前和之后的轮候时间。',
      },
    ],
  },
  diligence: {
    title: '签约之前',
    list: [
      {
        question: '凌晨3点的警示，由谁回应？',
        answer: [
          '只要AI在运作，无论什么时候，都由指定的人员或服务单位负责回应警示。他们由谁聘用，没有回应时怎么办，协议会写明。由谁负责还没决定；决定之前，任何试点都不会开始。',
          '[有人遇到危险时会怎样](danger)',
        ],
      },
      {
        question: '我们要尽什么责任？',
        answer: [
          '协议会写明。我们会请您：',
          [
            '告诉您的员工或学生：参加是自愿的，谁参加了，没有人会知道。',
            '让自己的辅导服务和诊所照常开放，平台不能取代这些服务。',
            '指定一位我们联络得上的人，并说明在您那里遇到紧急情况时该怎么做。',
            '绝不利用平台来评分、批假、决定升职或解雇。',
          ],
        ],
      },
      {
        question: '最少多少人，才会列入报告？',
        answer: [
          '一组最少要有多少人，协议会写明。人数不够的一组，我们不会报告；如果两份报告对照起来，能推算出人数更少的一组，这样的报告我们也绝不会提供。',
        ],
      },
      {
        question: '主管和讲师永远看不到什么？',
        answer: [
          '谁参加了、谁没参加，谁说过什么，谁得了几分。您只会看到汇总数字，没有别的。',
          '有人遇到危险时，您那里会不会有人接到通知，协议会写明。您的员工或学生在开始使用之前，会先读到这项规定。',
        ],
      },
      {
        question: '资料会流到哪里？',
        answer: [
          '按照计划，使用者说的话从手机或电脑加密传到我们在马来西亚境内的服务器；到了那里，AI要先读，才能回应。到您手上的，只有汇总数字。服务器由哪些公司管理，用哪些AI模型，协议会列明。',
          '您通过本网站发送的资料，走的是另一条路，写在[隐私政策](privacy)里。',
        ],
      },
      {
        question: '价钱怎样计算？',
        answer: [
          '价钱还没定，按人、按群体还是按年计算，也还没定。试点的价钱，会在开始之前以书面商定。',
        ],
      },
      {
        question: '要退出，怎么办？',
        answer: [
          '如果要终止合作，双方各须提前多久通知，协议会写明。届时，每个使用者仍然可以下载或删除自己的对话，也不会有人在使用中途被迫停下来。',
        ],
      },
    ],
    missing: {
      text: '您的律师、伦理委员会或工会想问的，这里没写到？',
      action: {
        label: '问一件没写到的事',
        subject: '合作之前的问题',
      },
    },
  },
} satisfies Translated<typeof english>
