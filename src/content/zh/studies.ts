import { studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    tried: `由生成式AI做心理治疗：${heinz.people}名美国成年人，${heinz.weeks}个星期，一半人使用，一半人只等候。`,
    found: '比起等候的人，用过的人抑郁和焦虑减轻得更多。',
    limit: '试验时有医生和心理治疗师在旁看着，可以介入。',
  },
  kuta: {
    tried: `有人用心理治疗AI，有人用ChatGPT，有人两样都不用：${kuta.people}人，${kuta.weeks}个星期。`,
    found: '两种AI都减轻了抑郁，心理治疗AI并不比ChatGPT好。',
    limit: '这是初步试验，减轻的幅度太小，意义不大。',
  },
  karyotaki: {
    tried: `网上心理治疗课程：${karyotaki.trials}项试验，${karyotaki.people}人。`,
    found: '课程有帮助。抑郁超过轻度的人，有人从旁指导，帮助更大。',
    limit: '课程里没有AI，试验也多半在富裕国家进行。',
  },
  lim: {
    tried: `在马来西亚，用文字讯息做心理治疗：${lim.people}名学生、医生和员工，${lim.months}个月。`,
    found: '做过的人，抑郁和焦虑比没做的人轻。',
    limit: '写回复的是真人，不是AI；试验只在一所大学进行。',
  },
  tan: {
    tried: `在马来西亚，除了一般治疗，还用一款情绪应用程式：${tan.people}名病人，${tan.weeks}个星期。`,
    found: '和只接受一般治疗的人比，没有差别。',
    limit: '人数太少，还不能下结论。',
  },
  moore: {
    tried: '用角色扮演的对话，测试大众在用的AI模型和“心理治疗”机器人。',
    found: '这些AI带着偏见，听不出自杀的暗示，还附和妄想。',
    limit: '对话都是扮演的，没有真正的求助者；较新的模型表现也没有更好。',
  },
} satisfies Translated<typeof english>
