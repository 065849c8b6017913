import { published, sources } from '../facts.ts'
import { owner } from '../owner.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type {
  figureNotes as englishNotes,
  figureWordings as englishWordings,
  sourceNames as englishNames,
} from '../en/sources.ts'
import type { Translated } from '../types.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019, kosmo2026 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `马来西亚卫生部长，${newestCount.year}年11月7日`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `${survey2015.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院`,
  survey2023: `${survey2023.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院（${depression2023.published}年5月公布）`,
  ratio2016: `《新海峡时报》，${ratio2016.year}年9月`,
  counts2024: `公布过的精神科医生人数：${publishedTexts.newestCount}名（${minister}）、${publishedTexts.olderCount}名（${olderCount.year}年7月）`,
  population2023: `马来西亚统计局，${population2023.year}年人口估计`,
  fees2016: `马来西亚临床心理学会（Malaysian Society of Clinical Psychology），专业收费指南，${fees2016.year}年`,
  fees2019: `《星报》，${fees2019.year}年12月3日`,
  kosmo2026: `卫生部长，《Kosmo》，${kosmo2026.year}年1月6日`,
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
  calls2025: `${published.newestCalls.year}年打给Talian HEAL的电话有${figureTexts.calls2025}通`,
  market: `估算的${figureTexts.market}市场机会`,
} satisfies Translated<typeof englishWordings>

/** What the figures of each row are, with newer counts and ranges, and what they are not. */
export const figureNotes = {
  screening: {
    is: `${screened2015.ages}岁及以上、问卷（GHQ-12）答案显示有情绪困扰的人：${publishedTexts.screened2015}。${survey2023.year}年，${publishedTexts.depression2023}的成年人有抑郁症，约${publishedTexts.depressionPeople}人。`,
    isNot: '诊断。',
  },
  ratio: {
    is: `精神科医生与全国人口之比，${ratio2016.year}年的报道。${newestCount.year}年约每${publishedTexts.perNewestCount}人一名。`,
    isNot: '病人的人数。',
  },
  psychiatrists: {
    is: `介于两次公布人数之间的约数：${olderCount.year}年7月${publishedTexts.olderCount}名，${newestCount.year}年11月${publishedTexts.newestCount}名。`,
    isNot: '全部专业人员：不包括心理师和辅导员。',
  },
  population: {
    is: '所有住在马来西亚的人，包括儿童和非公民。',
    isNot: '公民的人数。',
  },
  fees: {
    is: `私人收费：${fees2019.year}年平均每小时${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}，${fees2016.year}年的指南是${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}。`,
    isNot: '价格调查。',
  },
  calls: {
    is: `打给卫生部热线的电话，${published.firstCalls.year}年有${figureTexts.calls2023}通。`,
    isNot: '打电话的人数。',
  },
  market: {
    is: owner.marketSource ? `估算：${owner.marketSource}。` : '一项估算。',
    isNot: '我们的收入。',
  },
} satisfies Translated<typeof englishNotes>
