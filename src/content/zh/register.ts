import { BRAND } from '../facts.ts'
import type { registerWords as english } from '../en/register.ts'
import type { Translated } from '../types.ts'

/** The register of claims on the research page. */
export const registerWords = {
  title: '我们说的，\u200b做到了多少',
  text: '我们说的主要事项，哪些做到了、哪些在试验、哪些在计划，都列在这里。',
  groups: {
    works: { count: (claims) => `${claims}项已经做到`, means: '今天已经是这样。' },
    inTrials: {
      count: (claims) => `${claims}项在研究试验中`,
      means: '正在试验，还没有结果。',
    },
    planned: { count: (claims) => `${claims}项在计划中`, means: '这些都还没做到。' },
  },
  claims: {
    cookies: '本网站不设Cookie，也不从别的公司载入任何东西。',
    keyboard: '本网站的菜单和每一份表格，只用键盘就能操作。',
    trials: '研究试验正在马来西亚进行。',
    therapy: `${BRAND.name}是贴近本地文化的AI心理治疗。`,
    validation: '这项数码疗法正在接受临床验证。',
    languages: 'AI听得懂英语、马来语、华语和淡米尔语，同一次对话里混着讲也行。',
    local: '例子和练习都取自马来西亚的生活。',
    hours: 'AI每天24小时都会回应。',
    ways: '文字、语音或视频，手机或网页都可以。',
    tools: '对话后可以回顾，两次对话之间会有提醒和工具。',
    crisis: '每次对话都有另一个AI留意危险的征兆，但可能漏看。',
    ethics: 'AI会讲明自己是AI，也不作诊断。',
    escalation: '我们计划在发现危险时，由真人接手。',
    encryption:
      '对话会端到端加密：一端是手机，另一端是我们的服务器。AI在服务器上读了您的话，才能回应您。',
    servers: '对话会存放在马来西亚境内的服务器上。',
    pdpa: '平台会遵守马来西亚的个人资料保护法令。',
    rights: '您将可以查阅、删除、下载自己的资料，也可以不让资料用于分析。',
    authorities: '只有法律或法庭要求的资料，才会交给当局。',
    clinicians: '经您同意，您的医生或心理治疗师可以看到两次看诊之间那几周的简短记录。',
    account: '您将有自己的户口，配套和时间表都可以更改。',
    price: '价钱会比一次私人心理治疗低得多。',
    launch: '研究证明安全、有帮助，我们才会向公众开放。',
    pilots: '合作伙伴将可以和我们办试点。',
    totals: '合作伙伴只会看到汇总数字，绝不会看到任何人的对话。',
    outcomes: '我们会用经过验证的问卷衡量成果，再向合作伙伴汇报。',
    device: '这套心理治疗软件会成为受监管的医疗器材。',
    region: '之后会有面向东南亚其他国家的方案。',
  },
} satisfies Translated<typeof english>
