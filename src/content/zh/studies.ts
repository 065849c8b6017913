import { peopleIn, studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    inShort: `心理治疗AI，${heinz.people}人`,
    tried: `生成式AI心理治疗：${heinz.people}名美国成年人，${heinz.weeks}个星期，一半用AI，一半等候。`,
    found: '用AI的人，抑郁和焦虑减轻得比等候的人多。',
    limit: '医生和心理治疗师监督对话，并可介入。',
  },
  kuta: {
    inShort: `两种AI或都不用，${kuta.people}人`,
    tried: `有人用心理治疗AI，有人用ChatGPT，有人两样都不用：${kuta.people}人，${kuta.weeks}个星期。`,
    found: '两种AI都减轻了抑郁，心理治疗AI并不比ChatGPT好。',
    limit: '这是初步试验，抑郁只减轻一点，帮助不大。',
  },
  karyotaki: {
    inShort: `网上课程，没有AI，${peopleIn('karyotaki')}人`,
    tried: `网上心理治疗课程：${karyotaki.trials}项试验，${peopleIn('karyotaki')}人。`,
    found: '课程有帮助；抑郁达中度或以上，有人指导效果更好。',
    limit: '课程里没有AI，试验多半在富裕国家进行。',
  },
  lim: {
    inShort: `马来西亚，文字讯息，${lim.people}人`,
    tried: `在马来西亚，用文字讯息做心理治疗：${lim.people}名学生、医生和员工，${lim.months}个月。`,
    found: '做心理治疗的人，抑郁焦虑比没做的人轻。',
    limit: '写回复的是真人，不是AI；试验只在一所大学进行。',
  },
  tan: {
    inShort: `马来西亚，应用程式，${tan.people}人`,
    tried: `在马来西亚，一般治疗加上一款情绪健康应用程式：${tan.people}名病人，${tan.weeks}个星期。`,
    found: '结果和只接受一般治疗的人没有差别。',
    limit: '人数太少，还不能下结论。',
  },
  moore: {
    inShort: '大众在用的AI，没有真人参加',
    tried: '以角色扮演对话，测试大众在用的AI模型和“心理治疗”机器人。',
    found: '这些AI有偏见，听不出自杀的暗示，还会附和妄想。',
    limit: '这些是测试用的对话，不是真正的对话；较新的模型表现也没更好。',
  },
} satisfies Translated<typeof english>
