import type { Action, PageMeta } from './shared.ts'

export type NotFoundContent = { meta: PageMeta; code: string; text: string; action: Action }
