import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { businessConstants } from '../facts.ts'
import type { contactReplies as english } from '../en/contact-replies.ts'
import type { Translated } from '../types.ts'

export const contactReplies = {
  fieldProblems: {
    missing: {
      firstName: '请填写您的名',
      lastName: '请填写您的姓',
      email: '请填写电邮，我们才能答复',
      subject: '请填写主题',
      message: '请写下您的讯息',
    },
    malformed: {
      email: '请检查电邮地址，格式应该像name@example.com',
    },
    short: {
      message: `请再多写一点：至少${businessConstants.minimumMessageLength}个字符`,
    },
    long: {
      firstName: `请缩短名和姓，合计最多${longestNames}个字符`,
      email: `请把电邮地址缩短到${limits.email}个字符以内`,
      organization: `请把机构名称缩短到${limits.organization}个字符以内`,
      subject: `请把主题缩短到${limits.subject}个字符以内`,
      message: `请把讯息缩短到${longestMessage}个字符以内，或分两次发送`,
    },
  },
  toasts: {
    region: '通知',
    close: '关闭这则通知',
    missing: {
      title: '请填写所有必填的栏位',
      description: '名、姓、电邮、主题和讯息都必须填写。',
    },
    malformed: { title: '电邮地址不正确', description: '请填写正确的电邮地址。' },
    short: {
      title: '讯息太短',
      description: `请写得详细一点（至少${businessConstants.minimumMessageLength}个字符）。`,
    },
    long: {
      title: '太长，无法发送',
      description: '请把标出的那栏写短一些。您写的都还在。',
    },
    sent: {
      title: '讯息已发送！',
      description: '我们争取在表格旁边写明的时间内答复。',
    },
    failed: { title: '出了点问题', description: '请稍后再试。' },
  },
} satisfies Translated<typeof english>
