import type { helplineWords as english } from '../en/helplines.ts'
import type { Translated } from '../types.ts'

/** The helplines in words, as every page shows them. */
export const helplineWords = {
  title: '现在想找真人谈谈吗？',
  call: '拨打',
  facts: '费用、语言、文字联络',
  card: '打印成随身卡',
  state: {
    always: '24小时',
    hours: (opens, closes) => `${clock(opens)}至${clock(closes)}`,
    openAlways: '服务中，24小时',
    openUntil: (closes) => `服务中，到${clock(closes)}`,
    closed: (opens) => `非服务时间，${clock(opens)}开始`,
  },
  lines: {
    emergency: {
      name: '紧急情况',
      purpose: '您或身边的人有危险，或者想结束自己的生命。',
    },
    befrienders: {
      name: 'Befrienders KL',
      purpose: '义工会倾听，什么事都可以说。',
    },
    kasih: { name: 'Talian Kasih', purpose: '关爱热线：暴力、虐待、家庭危机。' },
    heal: {
      name: 'Talian HEAL',
      purpose: 'HEAL热线：由卫生部的辅导官员接听。',
    },
    samaritansSingapore: {
      name: 'Samaritans of Singapore',
      purpose: '如果您在新加坡，可以打这条危机热线。',
    },
  },
} satisfies Translated<typeof english>

/** An hour from 0 to 24 as people say it. */
function clock(hour: number): string {
  if (hour % 24 === 0) return '午夜12时'
  if (hour === 12) return '中午12时'
  if (hour < 6) return `凌晨${hour}时`
  if (hour < 12) return `上午${hour}时`
  return `${hour < 18 ? '下午' : '晚上'}${hour - 12}时`
}
