import type { trialWords as english } from '../en/trials.ts'
import type { Translated } from '../types.ts'

/** The trial register on the research page. */
export const trialWords = {
  title: '试验登记册',
  text: '试验正在进行，细节一项也还没有公布。在公布之前，先用一个样本，说明这里的每一项要写些什么。',
  fields: {
    status: '状态',
    design: '设计',
    ages: '年龄',
    languages: '语言',
    site: '地点',
    investigator: '研究负责人',
    ethics: '伦理审批',
    registry: '登记编号',
    resultsDue: '预计有结果',
  },
  sample: '样本，不是试验',
  unknown: '尚未公布',
  trials: {
    sample: {
      question: '情绪困扰会不会减轻？',
    },
  },
} satisfies Translated<typeof english>
