import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type {
  figureNotes as englishNotes,
  figureWordings as englishWordings,
  sourceNames as englishNames,
} from '../en/sources.ts'
import type { Translated } from '../types.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `马来西亚卫生部长，${newestCount.year}年11月7日`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `${survey2015.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院`,
  survey2023: `${survey2023.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院（${depression2023.published}年5月公布）`,
  ratio2016: `《新海峡时报》，${ratio2016.year}年9月`,
  counts2024: `${figureTexts.psychiatrists}是约数；公布过的人数：${publishedTexts.olderCount}名（${olderCount.year}年7月）、${publishedTexts.newestCount}名（${minister}）`,
  population2023: `马来西亚统计局，${population2023.year}年人口估计`,
  fees2016: `马来西亚临床心理学会（Malaysian Society of Clinical Psychology），专业收费指南，${fees2016.year}年`,
  fees2019: `《星报》，${fees2019.year}年12月3日`,
  estimate: '我们自己的估算，未经独立核实',
} satisfies Translated<typeof englishNames>

/** These are our exact words around each figure, which stands in them as written. */
export const figureWordings = {
  adultDistress: `${figureTexts.adultDistress}的成年人受心理健康问题困扰`,
  peopleAffected: `${figureTexts.peopleAffected}名马来西亚人面对心理健康问题`,
  psychiatristRatio: `精神科医生与病人的比例是${figureTexts.psychiatristRatio}`,
  psychiatrists: `只有${figureTexts.psychiatrists}名精神科医生`,
  population: `超过${figureTexts.population}人`,
  sessionCost: `一次心理治疗的费用是${figureTexts.sessionCost}`,
  privateSession: `一次私人心理治疗的费用是${figureTexts.privateSession}或以上`,
  market: `${figureTexts.market}的市场机会`,
} satisfies Translated<typeof englishWordings>

/** For every row of the fact sheet: what nobody should read into it, what has been published since, and a line to cite. */
export const figureNotes = {
  screening: {
    doesNotMean: `这不是诊断，而是${screened2015.ages}岁及以上的人当中，按问卷（GHQ-12）答案可能有情绪困扰的比例。`,
    newer: `${survey2023.year}年的调查发现，${publishedTexts.depression2023}的成年人有抑郁症，约${publishedTexts.depressionPeople}人。`,
    cite: `${screened2015.ages}岁及以上的人当中，${figureTexts.adultDistress}（${publishedTexts.screened2015}人）筛查出有情绪困扰`,
  },
  psychiatrists: {
    doesNotMean: `这个比例算的是人口，不是病人。${ratio2016.year}年有报章写成病人，但${publishedTexts.firstCount}名精神科医生如果各有${publishedTexts.perReport}名病人，病人就比全国人口还多。${figureTexts.psychiatrists}是约数。比例和人数都不包括心理师和辅导员。`,
    newer: `${newestCount.year}年11月有${publishedTexts.newestCount}名精神科医生，约每${publishedTexts.perNewestCount}人一名。如果只登一个数字，请登${publishedTexts.newestCount}。`,
    cite: `${newestCount.year}年11月，已注册的精神科医生有${publishedTexts.newestCount}名`,
  },
  population: {
    doesNotMean: '这个数字包括未成年人和非公民。',
    cite: `超过${figureTexts.population}人`,
  },
  fees: {
    doesNotMean: `这不是调查结果。${fees2016.year}年的私人执业收费指南列出每小时${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}。`,
    cite: `平均每小时${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}`,
  },
  market: {
    doesNotMean: '这个数字不是我们的收入。',
    cite: `${BRAND.name}估算的${figureTexts.market}市场，未经独立核实`,
  },
} satisfies Translated<typeof englishNotes>
