import { BRAND, suicideLaw } from '../facts.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: '数字说明',
  text: '网站上的八个数字，怎样解读、怎样引用。',
  more: '哪里容易误读，怎样引用',
  doesNotMean: '不要误读',
  newer: '较新的数字',
  cite: '引用时这样写',
  cited: (line, source) => `${line}（${source}）。`,
  sources: '资料来源',
  reporting: {
    title: '报道写到自杀时',
    text: [
      `请写“因自杀离世”，不要写“走上绝路”“一了百了”，也不要说谁“成功”、谁“失败”。自${noOffenceSince}起，企图自杀在马来西亚不再是刑事罪。`,
      '请不要报道自杀方法、地点和遗言，绝不要把自杀归因于单一因素。',
      '报道旁边要附上求助电话和服务时间；刊登当天，请到各热线的网站核对，不要为了核对打999。',
    ],
  },
  press: {
    title: '给媒体',
    quote: `${BRAND.name}是AI心理治疗，贴近本地文化，面向东南亚，从马来西亚做起。按照计划，使用者可以用英语、马来语、华语和淡米尔语，以文字、语音或视频交谈。目前仍在开发和研究试验阶段，试验在马来西亚进行；没有向公众开放，不供出售，也没有注册为医疗器材。`,
    text: '工作日来信，我们争取当天答复。',
    action: '媒体来信',
    subject: '媒体询问',
  },
} satisfies Translated<typeof english>
