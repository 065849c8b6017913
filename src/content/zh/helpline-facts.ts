import { monthInWords } from './legal.ts'
import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is known about the helplines, and what is not: where they are shown in full. */
export const helplineFacts = {
  hours: '服务时间',
  everyDay: (hours) => `每天${hours}`,
  cost: {
    term: '费用',
    text: {
      ordinaryRate: '2024年6月时，按一般通话收费。现在怎样，我们不知道。',
      freeOnOldNumber: '旧号码从2019年8月起免费。这个号码免不免费，我们不知道。',
    },
    unknown: '我们不知道。请照样打过去。',
  },
  languages: {
    term: '语言',
    unknown: '我们不知道。打去时可以问，能不能用您的语言。',
    names: { en: '英语', ms: '马来语', 'zh-Hans': '华语', ta: '淡米尔语' },
  },
  withoutSpeaking: {
    term: '不用开口',
    unknown: '有没有这样的方式，我们不知道。',
    mail: '电邮',
    whatsapp: 'WhatsApp',
  },
  source: {
    term: '资料来源',
    unknown: '没有注明日期的公开网页。',
    publishers: {
      malayMail: '《马来邮报》（Malay Mail）',
      publicPages: '公开网页（服务时间）',
      deputyMinister: '卫生部副部长，国会下议院',
      cna: '亚洲新闻台（CNA）',
    },
    named: (publisher, month) => `${publisher}，${monthInWords(month)}`,
  },
  list: (items) => items.join('；'),
  notCalled: '这些号码是我们在公开网页上读到的。我们团队还没有人打去确认。',
  noPermission: '打求助热线，不需要任何人允许。',
  noOffence: '自2025年9月10日起，在马来西亚，尝试自杀不再是罪行。您可以说出来。',
} satisfies Translated<typeof english>
