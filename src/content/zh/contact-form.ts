import { helplines } from '../helplines.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  required: '除了注明选填的那一栏，每一栏都要填。',
  optional: '选填',
  fields: {
    firstName: { label: '名' },
    lastName: { label: '姓' },
    email: { label: '电邮', hint: '我们的答复会发到这个电邮。' },
    organization: { label: '机构' },
    subject: { label: '主题' },
    message: {
      label: '讯息',
      hint: `请不要在这里写健康方面的细节。如果想找人谈谈，可以打给Befrienders，日夜都有人接听：${helplines.befrienders.phone.text}。`,
    },
  },
  send: '发送讯息',
  sending: '发送中……',
  withoutScript: '这份表格需要JavaScript。如果用不了，请发电邮到',
  problemList: '发送之前，还差这些：',
  sent: {
    title: '您的讯息，我们收到了',
    text: '我们团队的人会读您的讯息，再回信到您留下的电邮。',
  },
  failed: {
    title: '您的讯息没有发送出去',
    text: '您写的内容都还在，可以再发送一次，也可以写信到',
  },
} satisfies Translated<typeof english>
