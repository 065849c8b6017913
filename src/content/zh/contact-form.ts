import { formLimits } from '../form-limits.ts'
import { helplines } from '../helplines.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  required: '没有注明“选填”的，每一栏都要填。',
  optional: '选填',
  fields: {
    lastName: '姓',
    firstName: '名',
    email: '电邮',
    organization: '机构',
    subject: '主题',
    message: '讯息',
  },
  messageHint: `请不要在这里写健康方面的细节。如果想找人谈谈，可以打给Befrienders，日夜都有服务：${helplines.befrienders.phone.text}。`,
  send: '发送讯息',
  sending: '发送中……',
  withoutScript: '这份表格需要JavaScript。如果没有启用，请写信到本页上的电邮地址。',
  sent: '我们团队的人会读您的讯息，再回信到您留下的电邮。',
  failed: {
    title: '您的讯息没有发送出去',
    text: '您写的内容都还在，可以再发送一次，也可以写信到',
  },
  reference: (reference) => `您的参考编号是${reference}。`,
  problems: {
    missing: {
      firstName: '请填写名字',
      lastName: '请填写姓氏',
      email: '请填写电邮，我们才能答复',
      subject: '请填写主题',
      message: '请写下您的讯息',
    },
    malformed: {
      email: '请检查电邮地址，格式应该像name@example.com',
    },
    short: {
      message: `请再多写一点：至少${formLimits.minimumMessage}个字`,
    },
    long: {
      firstName: `请缩短姓和名，合计最多${formLimits.names}个字符`,
      email: `请把电邮地址缩短到${formLimits.email}个字符以内`,
      organization: `请把机构名称缩短到${formLimits.organization}个字符以内`,
      subject: `请把主题缩短到${formLimits.subject}个字符以内`,
      message: `请把讯息缩短到${formLimits.messageWithLanguage}个字符以内，或分两次发送`,
    },
  },
  toasts: {
    region: '通知',
    close: '关闭这则通知',
    missing: {
      title: '请填写所有必填的栏位',
      description: '姓、名、电邮、主题和讯息都必须填写。',
    },
    malformed: { title: '电邮地址不正确', description: '请填写正确的电邮地址。' },
    unreadable: {
      title: '有无法发送的字符',
      description: '请在标出的那栏重新输入，不要粘贴。里面有不属于文字的字符。',
    },
    short: {
      title: '讯息太短',
      description: `请写得详细一点（至少${formLimits.minimumMessage}个字）。`,
    },
    long: {
      title: '太长，无法发送',
      description: '请把标出的那栏写短一些。您写的都还在。',
    },
    sent: {
      title: '讯息已经发送',
      description: '我们争取在表格旁边写明的时间内答复。',
    },
    failed: { title: '出了点问题', description: '请稍后再试。' },
  },
} satisfies Translated<typeof english>
