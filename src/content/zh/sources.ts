import { company } from '../facts/company.ts'
import { otherValues, sources } from '../facts/statistics.ts'
import { owner } from '../owner.ts'
import { statisticTexts, otherValueTexts } from './statistics.ts'
import type {
  statisticNotes as englishNotes,
  statisticWordings as englishWordings,
  sourceNames as englishNames,
} from '../en/sources.ts'
import type { Translated } from '../types.ts'

const {
  survey2015,
  survey2023,
  ratio2016,
  population2023,
  fees2016,
  fees2019,
  kosmo2026,
  stat2025,
  stat2026,
} = sources
const { depression2023, newestCount, olderCount, screened2015 } = otherValues

const minister = `马来西亚卫生部长，${newestCount.year}年11月7日`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `${survey2015.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院`,
  survey2023: `${survey2023.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院（${depression2023.published}年5月公布）`,
  ratio2016: `《新海峡时报》，${ratio2016.year}年9月`,
  counts2024: `公布过的精神科医生人数：${otherValueTexts.newestCount}名（${minister}）、${otherValueTexts.olderCount}名（${olderCount.year}年7月）`,
  population2023: `马来西亚统计局，${population2023.year}年人口估计`,
  fees2016: `马来西亚临床心理学会（Malaysian Society of Clinical Psychology），专业收费指南，${fees2016.year}年`,
  fees2019: `《星报》，${fees2019.year}年12月3日`,
  kosmo2026: `卫生部长，《Kosmo》，${kosmo2026.year}年1月6日`,
  stat2025: `STAT，关于Woebot，${stat2025.year}年7月3日`,
  stat2026: `STAT，关于Ash，${stat2026.year}年1月`,
} satisfies Translated<typeof englishNames>

/** These are our exact words around each figure, which stands in them as written. */
export const statisticWordings = {
  adultDistress: `${statisticTexts.adultDistress}的成年人受心理健康问题困扰`,
  peopleAffected: `${statisticTexts.peopleAffected}名马来西亚人面对心理健康问题`,
  psychiatristRatio: `精神科医生与病人的比例是${statisticTexts.psychiatristRatio}`,
  psychiatrists: `只有${statisticTexts.psychiatrists}名精神科医生`,
  population: `超过${statisticTexts.population}人`,
  sessionCost: `一次心理治疗的费用是${statisticTexts.sessionCost}`,
  privateSession: `一次私人心理治疗的费用是${statisticTexts.privateSession}或以上`,
  calls2025: `${otherValues.newestCalls.year}年打给Talian HEAL的电话有${statisticTexts.calls2025}通`,
  market: `估算的${statisticTexts.market}市场机会`,
} satisfies Translated<typeof englishWordings>

/** What the figures of each row are, with newer counts and ranges, and what they are not. */
export const statisticNotes = {
  screening: {
    is: `${screened2015.ages}岁及以上、问卷（GHQ-12）答案显示有情绪困扰的人：${otherValueTexts.screened2015}。${survey2023.year}年，${otherValueTexts.depression2023}的成年人有抑郁症，约${otherValueTexts.depressionPeople}人。`,
    isNot: '诊断。',
  },
  ratio: {
    is: `精神科医生与全国人口之比，${ratio2016.year}年的报道。${newestCount.year}年约每${otherValueTexts.perNewestCount}人一名。`,
    isNot: '病人的人数。',
  },
  psychiatrists: {
    is: `介于两次公布人数之间的约数：${olderCount.year}年7月${otherValueTexts.olderCount}名，${newestCount.year}年11月${otherValueTexts.newestCount}名。`,
    isNot: '全部专业人员：不包括心理师和辅导员。',
  },
  population: {
    is: '所有住在马来西亚的人，包括儿童和非公民。',
    isNot: '公民的人数。',
  },
  fees: {
    is: `私人收费：${fees2019.year}年平均每小时${otherValueTexts.averageFeeFrom}至${otherValueTexts.averageFeeTo}，${fees2016.year}年的指南是${otherValueTexts.hourlyFeeFrom}至${otherValueTexts.hourlyFeeTo}。`,
    isNot: '价格调查。',
  },
  calls: {
    is: `打给卫生部热线的电话，${otherValues.firstCalls.year}年有${statisticTexts.calls2023}通。`,
    isNot: '打电话的人数。',
  },
  market: {
    is: owner.marketSource
      ? `估算：${owner.marketSource}。`
      : `我们自己的估算。怎样算出来的，可以写信问[${company.investors}](investorsMail)。`,
    isNot: '我们的收入。',
  },
} satisfies Translated<typeof englishNotes>
