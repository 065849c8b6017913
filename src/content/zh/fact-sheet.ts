import { BRAND, sources, suicideLaw } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: '数字说明',
  text: '网站上的八个数字，给要引用的人：用的是我们的原话，也写明它们不代表什么。',
  columns: {
    figure: '数字',
    doesNotMean: '不代表什么',
    newer: '较新的数字',
    cite: '引用时这样写',
  },
  nothingNewer: '据我们所知，没有较新的。',
  downloads: { csv: '下载表格（CSV）', json: '下载数据（JSON）' },
  sources: '资料来源',
  ratios: {
    title: '三个比例为什么不同',
    text: `${figureTexts.psychiatristRatio}是${sources.ratio2016.year}年的说法，指的是病人。以大约${figureTexts.psychiatrists}名对${figureTexts.population}人来算，大约是${publishedTexts.perRoundCount}；以最新的人数${publishedTexts.newestCount}名来算，大约是${publishedTexts.perNewestCount}。如果只用一个，请用最后一个。`,
  },
  reporting: {
    title: '如果您要写到自杀',
    text: [
      `请写“因自杀离世”，不要用像在说犯罪的字眼。在马来西亚，从${noOffenceSince}起，尝试自杀不再是罪行。`,
      '不写方法，不写地点，不写最后的话。绝不要说成只有一个原因。',
      '在报道旁边附上求助的地方：电话号码和服务时间，刊登当天都要打过，确认过。',
    ],
  },
  press: {
    title: '给媒体',
    text: `媒体询问由${BRAND.name}的人答复；我们争取在同一个工作日答复。`,
    action: '为报道写信给我们',
  },
} satisfies Translated<typeof english>
