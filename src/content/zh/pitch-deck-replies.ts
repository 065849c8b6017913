import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { company, businessConstants } from '../facts.ts'
import type { pitchDeckReplies as english } from '../en/pitch-deck-replies.ts'
import type { Translated } from '../types.ts'

export const pitchDeckReplies = {
  fieldProblems: {
    missing: {
      firstName: '请填写您的名',
      lastName: '请填写您的姓',
      email: '请填写接收融资简报的电邮',
      organization: '请填写您的机构',
      position: '请填写您的职位',
      investorType: '请选择投资者类型',
    },
    malformed: {
      email: '请检查电邮地址，格式应该像name@example.com',
    },
    long: {
      firstName: `请缩短名和姓，合计最多${longestNames}个字符`,
      email: `请把电邮地址缩短到${limits.email}个字符以内`,
      organization: `请把机构名称缩短到${limits.organization}个字符以内`,
      message: `请写短一些：所有答案合计最多${longestMessage}个字符`,
    },
  },
  toasts: {
    region: '通知',
    close: '关闭这则通知',
    missing: {
      title: '请填写所有必填的栏位',
      description: '名、姓、电邮、机构、职位和投资者类型都必须填写。',
    },
    malformed: { title: '电邮地址不正确', description: '请填写正确的电邮地址。' },
    long: {
      title: '太长，无法发送',
      description: '请把标出的那栏写短一些。您写的都还在。',
    },
    sent: {
      title: '表格已成功提交！',
      description: `我们会在${businessConstants.pitchDeckHours}小时内把融资简报发给您。`,
    },
    failed: { title: '无法提交表格', description: '请稍后再试。' },
  },
  failedWithoutReason: '表格发送失败',
  serviceBeingConfigured: `电邮服务还在设定中，请直接写信给投资者关系团队：${company.investors}。`,
} satisfies Translated<typeof english>
