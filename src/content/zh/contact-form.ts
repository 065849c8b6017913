import { formLimits } from '../facts/form-limits.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  optional: '（选填）',
  fields: {
    lastName: '姓',
    firstName: '名',
    email: '电邮',
    organization: '机构',
    subject: '主题',
    message: '讯息',
  },
  lastNameHint: '或填父亲的名字。如果只有一个名字，两栏填同一个。',
  send: '发送讯息',
  pending: '发送中……',
  withoutScript: '这份表格需要JavaScript。如果没有启用，请写信到本页上的电邮地址。',
  answerBy: (email, hours, day, time) =>
    `我们会在${hours}小时内，也就是${day}${time}之前，答复${email}。`,
  answerSameDay: (email) => `我们会在工作日当天答复${email}。`,
  answerNextDay: (email) => `我们会在下一个工作日答复${email}。`,
  days: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  failed: ['您写的内容都还在，也可以写信到', '。'],
  reference: (reference) => `您的参考编号是${reference}。`,
  issues: {
    required: {
      firstName: '请填写名字',
      lastName: '请填写姓氏',
      email: '请填写电邮，我们才能答复',
      subject: '请填写主题',
      message: '请写下您的讯息',
    },
    malformed: {
      email: '请检查电邮地址，格式应该像name@example.com',
    },
    too_short: {
      message: `请再多写一点：至少${formLimits.minimumMessage}个字`,
    },
    too_long: {
      firstName: `请缩短姓和名，合计最多${formLimits.names}个字符`,
      lastName: `请缩短姓和名，合计最多${formLimits.names}个字符`,
      email: `请把电邮地址缩短到${formLimits.email}个字符以内`,
      organization: `请把机构名称缩短到${formLimits.organization}个字符以内`,
      subject: `请把主题缩短到${formLimits.subject}个字符以内`,
      message: `请把讯息缩短到${formLimits.messageWithLanguage}个字符以内，或分两次发送`,
    },
  },
  toasts: {
    region: '通知',
    close: '关闭这则通知',
    required: {
      title: '请填写所有必填的栏位',
      description: '姓、名、电邮、主题和讯息都必须填写。',
    },
    malformed: { title: '电邮地址不正确', description: '请填写正确的电邮地址。' },
    unreadable: {
      title: '有无法发送的字符',
      description: '请在标出的那栏重新输入，不要粘贴。里面有个字符不是文字。',
    },
    too_short: {
      title: '讯息太短',
      description: `请写得详细一点（至少${formLimits.minimumMessage}个字）。`,
    },
    too_long: {
      title: '太长，无法发送',
      description: '请把标出的那栏写短一些。您写的都还在。',
    },
    sent: { title: '讯息已经发送' },
    failed: { title: '出了点问题', description: '请稍后再试。' },
  },
} satisfies Translated<typeof english>
