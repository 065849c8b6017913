import { BRAND } from '../facts/company.ts'
import { peopleIn, studies } from '../facts/studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** What each study found, its limit, and what it means for how we build. */
export const studyWords = {
  karyotaki: {
    found: `${karyotaki.trials}项试验、${peopleIn('karyotaki')}人当中，网上自助心理治疗减轻了抑郁；中度或以上的人，有人指导，效果更好。`,
    limit: '没有AI，多半在富裕国家。',
    meaning: `${BRAND.name}配合心理治疗师，不取代他们。`,
  },
  lim: {
    found: `马来西亚的${lim.people}名学生、医生和员工当中，约一半用文字讯息做了三个月的心理治疗，抑郁和焦虑减轻得更多。`,
    limit: '写讯息的是真人，只在一所大学。',
  },
  tan: {
    found: `马来西亚的${tan.people}名病人。一般治疗之外再用情绪应用程式，四个星期后没有差别。`,
    limit: '人数太少，还不能下结论。',
    meaning: '马来西亚需要自己的研究，我们就在这里做。',
  },
  moore: {
    found: '在测试用的对话里，AI模型（较新的也一样）对病人有偏见，听不出自杀的暗示，还会附和妄想。',
    limit: '不是真正的对话。',
    meaning: '另一个AI只做一件事：留意危险的征兆。',
  },
  kuta: {
    found: `${kuta.people}人，三个星期。心理治疗AI和ChatGPT都减轻了抑郁，心理治疗AI并没有更好。`,
    limit: '初步试验，效果不大。',
  },
  heinz: {
    found: `${heinz.people}名美国成年人。用生成式AI四个星期，抑郁和焦虑减轻得比等候的人多。`,
    limit: '医生和心理治疗师监督对话，可以介入。',
  },
} satisfies Translated<typeof english>
