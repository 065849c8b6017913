import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { sourceNames as englishNames, figureNotes as englishNotes } from '../en/sources.ts'
import type { Translated } from '../types.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `马来西亚卫生部长，${newestCount.year}年11月7日`
const hourlyFee = `每小时${publishedTexts.hourlyFeeFrom}至${publishedTexts.hourlyFeeTo}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `${survey2015.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院`,
  survey2023: `${survey2023.year}年全国健康及发病率调查（NHMS），马来西亚公共卫生研究院（${depression2023.published}年5月公布）`,
  ratio2016: `New Straits Times，${ratio2016.year}年9月`,
  counts2024: `取整数；已公布的人数是${publishedTexts.olderCount}名（${olderCount.year}年7月）和${publishedTexts.newestCount}名（${minister}）`,
  population2023: `马来西亚统计局，${population2023.year}年人口估计`,
  fees2016: `马来西亚临床心理学会（Malaysian Society of Clinical Psychology），专业收费指南，${fees2016.year}年`,
  fees2019: `The Star，${fees2019.year}年12月3日`,
  estimate: '我们自己的估算',
} satisfies Translated<typeof englishNames>

/** For every figure: our exact words, what nobody should read into them, and what has been published since. */
export const figureNotes = {
  adultDistress: {
    wording: '的成年人受心理健康问题困扰',
    doesNotMean: `不是诊断。这是${screened2015.ages}岁及以上的人当中，筛查问卷（GHQ-12）的答案显示可能有情绪困扰的比例。`,
    newer: `有抑郁症的成年人占${publishedTexts.depression2023}，约${publishedTexts.depressionPeople}人（${survey2023.year}年）。`,
    cite: `${screened2015.ages}岁及以上的人，有${figureTexts.adultDistress}筛查出有情绪困扰（${sourceNames.survey2015}）。`,
  },
  peopleAffected: {
    wording: '名马来西亚人面对心理健康问题',
    doesNotMean: `不是已诊断或需要治疗的人。这是同一次筛查，换成人数来算：${publishedTexts.screened2015}。`,
    newer: `约${publishedTexts.depressionPeople}人有抑郁症（${survey2023.year}年）。`,
    cite: `${screened2015.ages}岁及以上的人，有${publishedTexts.screened2015}筛查出有情绪困扰（${sourceNames.survey2015}）。`,
  },
  psychiatristRatio: {
    wording: '精神科医生与病人的比例',
    doesNotMean: `不是现在的人数，数的也不是病人：请看三个比例为什么不同。心理学家和辅导员没有算在内。`,
    newer: `以${population2023.year}年的人口来算，${publishedTexts.newestCount}名大约是${publishedTexts.perNewestCount}。`,
    cite: `每10万人有一名精神科医生（${sourceNames.ratio2016}）。`,
  },
  psychiatrists: {
    wording: '名精神科医生；我们会说“只有”',
    doesNotMean: `不是公布的人数。这是介于${publishedTexts.olderCount}（${olderCount.year}年7月）和${publishedTexts.newestCount}之间的整数。`,
    newer: `${newestCount.year}年11月，已注册的有${publishedTexts.newestCount}名。`,
    cite: `已注册的精神科医生有${publishedTexts.newestCount}名（${minister}）。`,
  },
  population: {
    wording: '人；我们会说“超过”',
    doesNotMean: '不只是成年人，也不只是公民。',
    cite: `超过${figureTexts.population}人（${sourceNames.population2023}）。`,
  },
  sessionCost: {
    wording: '是一次心理治疗的费用',
    doesNotMean: `不是收费调查。${fees2016.year}年的私人收费指南列出${hourlyFee}；${fees2019.year}年有报道说平均每小时${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}。`,
    cite: `平均每小时${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}（${sourceNames.fees2019}）。`,
  },
  privateSession: {
    wording: '或以上，是一次私人心理治疗的费用',
    doesNotMean: `不是收费调查。${fees2016.year}年的私人收费指南列出${hourlyFee}；${fees2019.year}年有报道说平均每小时${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}。`,
    cite: `平均每小时${publishedTexts.averageFeeFrom}至${publishedTexts.averageFeeTo}（${sourceNames.fees2019}）。`,
  },
  market: {
    wording: '的市场机会',
    doesNotMean: '不是我们的收入。没有其他人核对过。',
    cite: `${BRAND.name}的估算，以美元计。`,
  },
} satisfies Translated<typeof englishNotes>
