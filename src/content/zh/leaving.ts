import type { leaving as english } from '../en/leaving.ts'
import type { Translated } from '../types.ts'

export const leaving = {
  link: '快速离开',
  onceMore: '再按一次Shift键，就会快速离开。',
  limits: '这一页和之前看过的页面，可能还在历史记录里。',
} satisfies Translated<typeof english>
