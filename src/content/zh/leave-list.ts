import type { leaveList as english } from '../en/leave-list.ts'
import { company } from '../facts/company.ts'
import type { Translated } from '../types.ts'

export const leaveList = {
  title: '退出等候名单',
  text: '按下按钮，您的电邮地址就会从名单上删除。',
  leave: '退出名单',
  leaving: '正在退出……',
  left: '名单上已经没有您的电邮地址。',
  failed: '没有成功。请过一会儿再试，或者直接回复我们的电邮，我们会帮您退出。',
  how: `想退出等候名单，直接回复我们的电邮，或者写电邮到[${company.privacy}](privacyMail)，我们会帮您退出。`,
} satisfies Translated<typeof english>
