import { businessConstants } from '../facts.ts'
import type { pitchDeckForm as english } from '../en/pitch-deck-form.ts'
import type { Translated } from '../types.ts'

export const pitchDeckForm = {
  required: '除了注明选填的，每一栏都要填。',
  optional: '选填',
  fields: {
    firstName: '名',
    lastName: '姓',
    email: '电邮',
    organization: '机构',
    position: '职位',
    investorType: '投资者类型',
    investmentRange: '投资额',
    investmentFocus: '投资重点',
    timeframe: '预计何时投资',
    message: '讯息',
  },
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
      'digital-therapeutics': '数字疗法',
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
  sending: '提交中……',
  promise: `我们会在${businessConstants.pitchDeckHours}小时内把融资简报发给您。`,
  withoutScript: '这份表格需要JavaScript。如果用不了，请发电邮索取融资简报：',
  problemList: '发送之前，还差这些：',
  sent: {
    title: '您的表格，我们收到了',
    text: '融资简报会发到您留下的电邮。',
  },
  failed: {
    title: '我们没有收到您的表格',
    text: '您写的内容都还在，可以再发送一次，也可以写信索取融资简报：',
  },
} satisfies Translated<typeof english>
