import { formLimits } from '../facts/form-limits.ts'
import { company } from '../facts/company.ts'
import { businessConstants } from '../facts/terms.ts'
import type { pitchDeckForm as english } from '../en/pitch-deck-form.ts'
import type { Translated } from '../types.ts'

export const pitchDeckForm = {
  optional: '（选填）',
  fields: {
    lastName: '姓',
    firstName: '名',
    email: '电邮',
    organization: '机构',
    position: '职位',
    investorType: '投资者类型',
    investmentRange: '投资额',
    investmentFocus: '投资重点',
    timeframe: '预计何时投资',
    message: '讯息',
  },
  lastNameHint: '或填父亲的名字。如果只有一个名字，两栏填同一个。',
  choose: '请选择',
  options: {
    investorType: {
      vc: '创投',
      pe: '私募股权',
      angel: '天使投资者',
      'family-office': '家族办公室',
      corporate: '企业创投',
      government: '政府基金',
      other: '其他',
    },
    investmentRange: {
      '50k-250k': '5万至25万美元',
      '250k-1m': '25万至100万美元',
      '1m-5m': '100万至500万美元',
      '5m-25m': '500万至2500万美元',
      '25m+': '2500万美元或以上',
    },
    investmentFocus: {
      healthtech: '健康科技',
      'digital-therapeutics': '数码疗法',
      'mental-health': '心理健康',
      'ai-ml': 'AI与机器学习',
      saas: '软件即服务（SaaS）',
      'southeast-asia': '东南亚',
      'early-stage': '早期阶段',
      growth: '成长阶段',
    },
    timeframe: {
      immediately: '立即',
      '3-months': '3个月内',
      '6-months': '6个月内',
      '12-months': '12个月内',
      exploring: '先了解看看',
    },
  },
  send: '索取融资简报',
  pending: '发送中……',
  withoutScript: '这份表格需要JavaScript。如果没有启用，请写信到本页上的电邮地址索取简报。',
  sentTo: (email) => `融资简报会在${businessConstants.pitchDeckHours}小时内发到${email}。`,
  failed: ['您写的内容都还在，也可以写信到', '。'],
  reference: (reference) => `您的参考编号是${reference}。`,
  issues: {
    required: {
      firstName: '请填写名字',
      lastName: '请填写姓氏',
      email: '请填写接收融资简报的电邮',
      organization: '请填写您的机构',
      position: '请填写您的职位',
      investorType: '请选择投资者类型',
    },
    malformed: {
      email: '请检查电邮地址，格式应该像name@example.com',
    },
    too_long: {
      firstName: `请缩短姓和名，合计最多${formLimits.names}个字符`,
      lastName: `请缩短姓和名，合计最多${formLimits.names}个字符`,
      email: `请把电邮地址缩短到${formLimits.email}个字符以内`,
      organization: `请把机构名称缩短到${formLimits.organization}个字符以内`,
      position: `请把职位缩短到${formLimits.message}个字符以内`,
      message: `请把讯息写短一些：所有答案合计最多${formLimits.message}个字符`,
    },
  },
  toasts: {
    region: '通知',
    close: '关闭这则通知',
    required: {
      title: '请填写所有必填的栏位',
      description: '姓、名、电邮、机构、职位和投资者类型都必须填写。',
    },
    malformed: { title: '电邮地址不正确', description: '请填写正确的电邮地址。' },
    unreadable: {
      title: '有无法发送的字符',
      description: '请在标出的那栏重新输入，不要粘贴。里面有个字符不是文字。',
    },
    too_long: {
      title: '太长，无法发送',
      description: '请把标出的那栏写短一些。您写的都还在。',
    },
    sent: {
      title: '表格已经发送',
      description: `我们会在${businessConstants.pitchDeckHours}小时内把融资简报发给您。`,
    },
    failed: { title: '表格没有发送出去', description: '请稍后再试。' },
  },
  failedWithoutReason: '表格发送失败',
  serviceBeingConfigured: `电邮服务还在设定中，请直接写信给投资者关系团队：${company.investors}。`,
} satisfies Translated<typeof english>
