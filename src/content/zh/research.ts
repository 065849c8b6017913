import { otherTeamsStudies, ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { sources, otherValues } from '../facts/statistics.ts'
import { countInWords, otherValueTexts } from './statistics.ts'

const { ratio2016 } = sources
const { newestCount } = otherValues

const hasOwn = ownStudies.length > 0
const others = countInWords(otherTeamsStudies)

export const research = {
  meta: {
    title: '研究与证据',
    description: `${BRAND.name}在马来西亚的研究${isOpen ? '' : '试验'}，想弄清什么，怎样做，怎样参加；${hasOwn ? '我们自己的研究，' : ''}其他团队的${others}项研究，发现了什么。给媒体：简介、数字与来源。`,
  },
  hero: {
    caption: '研究与证据：给参加者、合作伙伴、媒体',
    title: isOpen ? '开放之后，\u200b研究不停' : `${BRAND.name}先试验，\u200b再开放`,
    lead: `${BRAND.name}是贴近本地文化的AI心理治疗，给在马来西亚生活的人。别处的研究，说不准它在这里、用四种语言有没有帮助。请帮我们找出答案：我们的研究${isOpen ? '' : '试验'}，要弄清三个问题。`,
    questions: [
      '使用者的困扰有没有减轻？',
      '有人遇到危险，AI能不能及时发现？',
      '用过的人会不会继续用？',
    ],
    participate: '参加研究',
    subject: '参加研究',
    partner: '和我们合作',
  },
  method: {
    title: '我们怎样试验',
    list: [
      {
        title: '先征得您同意',
        text: '研究说明书会讲明试验要做什么、谁能读到您的对话。先读，也问问试验是谁批准的，再决定。',
      },
      {
        title: '另一个AI在留意',
        text: '它专门留意危险的征兆，但也可能漏看。',
      },
      {
        title: '结果都会公布，',
        text: '无论好坏。',
      },
    ],
    trial: {
      asks: '研究什么',
      people: '参加人数',
      ethicsApproval: '伦理批准',
      registration: '注册编号',
      when: '时间',
      months: (from, to) => (to ? `${from}至${to}` : `${from}起`),
    },
    whoFor: `${BRAND.name}适合谁`,
  },
  evidence: {
    title: '目前的证据',
    statement: `网上心理治疗能减轻抑郁。AI心理治疗\u200b最早的几项试验都很小，很多问题还没有答案。${hasOwn ? '我们在马来西亚的研究结果，列在最前面。' : '在马来西亚、用四种语言有没有帮助，我们要弄清楚。'}`,
    others: `其他团队的${others}项研究，都不是关于${BRAND.name}的。`,
    marks: '每个菱形代表十个人，金色的在马来西亚。',
    compare: '和其他研究比人数',
    columns: {
      found: '发现',
      limit: '局限',
      meaning: '所以我们这样做',
    },
    groups: { ours: '我们自己的研究', online: '网上心理治疗', byAi: 'AI心理治疗' },
  },
  insights: {
    title: '三点启示',
    list: {
      adultDistress: {
        caption: '的成年人受心理健康问题困扰',
        text: '很多人没有确诊，我们的研究也是为他们做的。',
      },
      psychiatristRatio: {
        caption: `精神科医生与病人的比例（${ratio2016.year}年）。${newestCount.year}年：约每${otherValueTexts.perNewestCount}人一名。`,
        text: '精神科医生这么少，等下次看诊的日子，也要有地方求助。',
      },
      sessionCost: {
        caption: '一次心理治疗的费用',
        text: '付不起下一次的人，可能中途就停了。',
      },
    },
  },
  participate: {
    title: '参加研究试验',
    text: '请告诉我们您住在哪里，平时讲什么语言。我们会把研究说明书发给您，您看了再决定。[安全与隐私](safety)那一页讲的是给公众的服务，不是试验。所以，试验期间您说的话存在哪里、谁会读、您有危险时谁来帮忙，都可以问我们。只是问问，不等于答应参加。',
  },
  partner: {
    title: '让您的学生、员工\u200b也能参加试验',
    text: '大学、企业、非政府组织和政府医疗机构，都可以提供试验地点。',
  },
} satisfies Translated<typeof english>
