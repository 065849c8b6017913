import type { Action, PageMeta, Tuple } from './shared.ts'

export type NotFoundContent = {
  meta: PageMeta
  code: string
  text: string
  repair: string
  action: Action
  links: Tuple<Action, 3>
}
