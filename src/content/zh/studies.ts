import { peopleIn, studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    inShort: `有${heinz.people}人参加，约一半试用心理治疗AI。`,
    tried: `${heinz.people}名美国成年人当中，约一半人用生成式AI做了${heinz.weeks}个星期的心理治疗，其余的人先等候。`,
    found: '用AI的人，抑郁和焦虑减轻得比等候的人多。',
    limit: '医生和心理治疗师监督对话，并可介入。',
  },
  kuta: {
    inShort: `有${kuta.people}人参加，测试了两种AI。`,
    tried: `${kuta.people}人参加了${kuta.weeks}个星期：有人用心理治疗AI，有人用ChatGPT，有人两样都不用。`,
    found: '两种AI都减轻了抑郁，心理治疗AI并不比ChatGPT好。',
    limit: '这是初步研究，抑郁只减轻一点，帮助不大。',
  },
  karyotaki: {
    inShort: `汇总了${peopleIn('karyotaki')}人做网上心理治疗的数据。`,
    tried: `作者汇总了${karyotaki.trials}项网上心理治疗课程的研究，共有${peopleIn('karyotaki')}人参加。`,
    found: '课程减轻了抑郁；抑郁达到中度或更重的人，有人指导，效果更好。',
    limit: '课程里没有AI，研究多半在富裕国家进行。',
  },
  lim: {
    inShort: `有${lim.people}人参加，约一半用文字讯息做心理治疗。`,
    tried: `在马来西亚，${lim.people}名学生、医生和员工当中，约一半用文字讯息做了${lim.months}个月的心理治疗。`,
    found: '做心理治疗的人，抑郁和焦虑都比没做的人轻。',
    limit: '写讯息的是真人，不是AI；参加的人都来自同一所大学。',
  },
  tan: {
    inShort: `有${tan.people}人参加，一半试用情绪应用程式。`,
    tried: `在马来西亚，${tan.people}名病人接受了${tan.weeks}个星期的一般治疗，其中一半还用了一款情绪健康应用程式。`,
    found: '用了应用程式的人，情况没有比没用的人好。',
    limit: '参加的人太少，还不能下结论。',
  },
  moore: {
    inShort: '测试大众在用的AI，没有真人参加。',
    tried: '研究者以角色扮演对话，测试大众在用的AI模型和“心理治疗”机器人。',
    found: '这些AI对病人有偏见，听不出自杀的暗示，还会附和妄想；较新的模型表现也没更好。',
    limit: '这些是测试用的对话，不是真正的对话。',
  },
} satisfies Translated<typeof english>
