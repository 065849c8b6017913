import type { helplineWords as english } from '../en/helplines.ts'
import { helplineNames, helplines } from '../facts/helplines.ts'
import type { Translated } from '../types.ts'

/** The helplines in words, as every page shows them. */
export const helplineWords = {
  title: '现在需要帮助吗？',
  helpNow: '立即求助',
  danger: '有危险，请拨',
  worried: '担心\u200b身边的人？',
  state: {
    always: '24小时',
    hours: (opens, closes) => `${clock(opens)}至${clock(closes)}`,
    openAlways: '24小时服务中',
    open: (hours) => `服务中，${hours}`,
    closed: (hours) => `休息中，服务时间${hours}`,
  },
  lines: {
    emergency: {
      name: '紧急热线',
      purpose: '如果您或身边的人可能有危险，或者您怕自己会伤害自己或自杀，请打这个号码。',
    },
    befrienders: {
      name: `${helplineNames.befrienders}（听您倾诉）`,
      purpose: '有义工听您倾诉，自杀的念头也可以说。',
    },
    kasih: {
      name: `${helplineNames.kasih}（关爱热线）`,
      purpose: '遇到暴力、虐待或家庭危机，都可以求助。',
    },
    heal: {
      name: `${helplineNames.heal}（卫生部热线）`,
      purpose: '接听的是卫生部的心理辅导官。',
    },
    samaritansSingapore: {
      name: helplineNames.samaritansSingapore,
      purpose: '只限在新加坡拨打：Samaritans of Singapore（新加坡援人协会）',
    },
  },
} satisfies Translated<typeof english>

/** A sentence whose number can be pressed. */
export const callInDanger = `有危险，请拨[${helplines.emergency.phone.text}](emergency)。`

export const listeners = {
  ask: '现在想找人谈谈？',
  text: `Befrienders [${helplines.befrienders.phone.text}](befrienders)，日夜服务。`,
} as const

/** Returns an hour from 0 to 24 the way people say it. */
export function clock(hour: number): string {
  if (hour % 24 === 0) return '午夜12点'
  if (hour === 12) return '中午12点'
  if (hour < 6) return `凌晨${hour}点`
  if (hour < 12) return `早上${hour}点`
  return `${hour < 18 ? '下午' : '晚上'}${hour - 12}点`
}
