import type { registerWords as english } from '../en/register.ts'
import type { Translated } from '../types.ts'

/** The register of claims on the research page. */
export const registerWords = {
  title: '我们说过的，做到哪一步',
  text: '这个网站对自己和平台所说的每一件事。只有头两项有公布的依据：自动测试。',
  groups: {
    works: { count: (claims) => `${claims}项已做到`, means: '今天已经做到。' },
    inTrials: {
      count: (claims) => `${claims}项在试验`,
      means: '正在研究中试用。有没有用，还不知道。',
    },
    planned: { count: (claims) => `${claims}项在计划`, means: '计划以后做到，目前还不能用。' },
  },
  claims: {
    cookies: { claim: '本网站不设Cookie，也不从其他公司载入任何东西。' },
    keyboard: { claim: '本网站的菜单和每一份表格，只用键盘就能操作。' },
    trials: { claim: '研究试验正在马来西亚进行。' },
    therapy: { claim: '由AI驱动、贴近本地文化的心理治疗。' },
    validation: { claim: '作为数字疗法的临床验证。' },
    languages: { claim: '英语、马来语、华语和淡米尔语，一场对话里可以混着讲。' },
    local: { claim: '例子和练习取自马来西亚的生活。' },
    hours: { claim: '一天24小时、一周7天，什么时候都有回应。' },
    ways: { claim: '文字、语音或视频，用手机或网页。' },
    tools: { claim: '两次治疗之间的回顾、提醒和工具。' },
    crisis: { claim: '第二个AI，只留意危险的征兆。' },
    ethics: { claim: '它讲明自己是AI，也不作诊断。' },
    escalation: {
      claim: '发现危险时，由真人接手。',
      open: '由谁、在什么时间、多快接手，尚未决定。',
    },
    encryption: { claim: '治疗中说的话，端到端加密。' },
    servers: { claim: '治疗中说的话，存放在设于马来西亚的服务器。' },
    pdpa: { claim: '遵守马来西亚的个人资料保护法令。' },
    rights: { claim: '查阅、删除、下载，以及退出数据分析。' },
    authorities: {
      claim: '法律或法庭要求我们交出的，当局才会得到。',
      open: '会不会不经同意就通知别人，尚未决定。',
    },
    clinicians: { claim: '一份记录，经您同意，您的临床医疗人员可以读到。' },
    account: { claim: '配套、户口，以及可以更改的时间表。' },
    price: {
      claim: '价钱比私人治疗一次的费用低得多。',
      open: '价钱还没定。',
    },
    launch: { claim: '向公众开放。', open: '还没有日期。' },
    pilots: { claim: '试点和其他合作。', open: '目前一份也没有签。' },
    totals: { claim: '合作伙伴只看到总数，绝不会看到某个人的治疗内容。' },
    outcomes: { claim: '以经过验证的量表衡量成果，向合作伙伴汇报。' },
    device: {
      claim: '作为医疗器材受监管的软件。',
      open: '没有注册。属于哪一类医疗器材，尚未决定。',
    },
    region: { claim: '为东南亚其他地方而做的计划。' },
  },
} satisfies Translated<typeof english>
