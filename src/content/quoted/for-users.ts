import type { Voice } from '../types.ts'

/** A person of each group might say its sentence, at its hour of the day. */
export const audienceVoices = {
  students: { hour: 1, lang: 'ms', text: 'Result keluar esok. Tak boleh tidur.' },
  professionals: { hour: 8, lang: 'en', text: 'I say I’m fine in every meeting.' },
  everyone: { hour: 23, lang: 'zh-Hans', text: '跟妈妈讲，她又要担心。' },
} as const satisfies Record<string, Voice & { hour: number }>

/** It is also the anchor of the group's band on the page: `#students`. */
export type AudienceId = keyof typeof audienceVoices
