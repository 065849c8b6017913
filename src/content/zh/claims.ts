import { publishedLanguages } from '../facts/company.ts'
import { countInWords } from './statistics.ts'
import type { claimWords as english } from '../en/claims.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const count = publishedLanguages.length
/** The languages of this website; the product speaks others. */
const inLanguages = count > 1 ? `用${countInWords(count)}种语言` : ''

/** The register of claims on the research page. */
export const claimWords = {
  groups: {
    works: isOpen ? '已经做到' : '今天就能做的事',
    inTrials: '研究试验中，还没有结果',
    planned: '计划中',
  },
  forThePublic:
    '这里列的，是给公众的服务。每项试验另有研究说明书：您同意之前，就讲明试验要做什么、谁能读到您的对话。',
  claims: {
    trials: '来问怎样参加我们在马来西亚的研究试验。',
    research: '成为合作伙伴，和我们商定研究合作。',
    mail: '留下电邮，推出时我们通知您。',
    cookies: `${inLanguages}看这个网站。网站不设Cookie，也不从别的公司载入任何东西。`,
    therapy: '贴近本地文化的AI心理治疗',
    validation: '数码疗法的临床验证',
    languages: '英语、马来语、华语、淡米尔语，混着讲也行',
    local: '取自马来西亚生活的例子和练习',
    hours: '每天24小时回应',
    ways: '文字、语音或视频，手机或网页都可以',
    tools: '对话回顾，两次对话之间的提醒和工具',
    crisis: '另一个AI，留意危险的征兆',
    ethics: 'AI讲明自己是AI，也不作诊断',
    escalation: '真人接手：AI一发现危险，就转交真人处理',
    encryption: '端到端加密：一端是手机，另一端是我们的服务器，AI在那里读您的话',
    servers: '马来西亚境内的服务器',
    pdpa: '遵守个人资料保护法令',
    rights: '查阅、删除、下载自己的资料，也可以不让资料用于分析',
    authorities: '只有法律或法庭要求的资料，才交给当局',
    clinicians: '给您的医生、心理治疗师或辅导员的简短记录',
    account: '户口，配套和时间表都可以更改',
    launch: isOpen ? '在马来西亚向公众开放' : '向公众开放',
    pilots: '和合作伙伴做试点',
    totals: '合作伙伴只看汇总数字，绝不看任何人的对话',
    outcomes: '成果报告，用经过验证的问卷衡量',
    device: '成为受监管的医疗器材',
    region: '东南亚其他国家的方案',
  },
} satisfies Translated<typeof english>
