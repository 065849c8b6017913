import { formLimits } from '../facts/form-limits.ts'
import { announcementSubject } from './announcement.ts'
import type { waitlist as english } from '../en/waitlist.ts'
import type { Translated } from '../types.ts'

const unreadable = '请重新输入，不要粘贴。里面有个字符不是文字。'

export const waitlist = {
  title: '加入等候名单',
  text: '提交后，您就在我们的等候名单上。开放登记时，我们会写信通知您。',
  fields: { email: '电邮', name: '姓名' },
  emailHint: `只有一封电邮：“${announcementSubject}”。如果别人也会打开您的电邮，请填只有您自己打开的地址。`,
  optional: '（选填）',
  submit: '提交',
  pending: '提交中……',
  cancel: '取消',
  close: '关闭',
  issues: {
    required: {
      email: '请填写电邮',
    },
    malformed: {
      email: '请检查电邮地址，格式应该像name@example.com',
    },
    unreadable: { email: unreadable, name: unreadable },
    too_long: {
      email: `这个电邮地址太长，请缩短到${formLimits.email}个字符以内。`,
      name: `请把姓名缩短到${formLimits.name}个字符以内。`,
    },
  },
  refused: '出了点问题，请再试一次。',
  unreachable: '提交失败，请再试一次。',
  joined: '谢谢您加入等候名单！开放登记时，我们会通知您。',
  readBack: (email) => `我们会写信到${email}。`,
  onTheList: { text: '您的电邮已在名单上。', again: '地址填错了？重新填写' },
  /** In the footer. */
  join: '加入等候名单',
  withoutScript: '请写信到下面的电邮地址，开放登记时，我们会通知您。',
} satisfies Translated<typeof english>
