import { BRAND } from '../facts.ts'
import type { waitlistClosed as english } from '../en/waitlist-closed.ts'
import type { Translated } from '../types.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  label: '加入等候名单',
  status: '还没开放',
  reason: `${BRAND.name}还没开放，现在不能用。开放登记时，我们可以通知您。`,
  join: '加入等候名单',
  leaveEmail: '留下电邮',
} satisfies Translated<typeof english>
