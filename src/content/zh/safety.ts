import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'

export const safety = {
  meta: {
    title: '安全与隐私',
    description: `我们想让${BRAND.name}怎样保护您说的话，又怎样在您不安全时作出反应：资料保护、危机侦测、AI伦理，以及由您掌控。`,
  },
  hero: {
    title: '守护您的\u200b身心安康，\u200b从设计开始',
    lead: '您在治疗中说的话，属于您。我们正在做的平台，要守住这一点，也希望能在您可能不安全时察觉。怎么做，这里一一说明。',
    sentence: '这件事我从来没有说出口，在家里没有，对谁都没有。',
    caption: '这是示例。传送途中，它只是一行看不懂的针脚；两端有谁读得到，下面有说明。',
    note: '端到端加密会在正式推出时启用。',
  },
  commitments: {
    title: '四项承诺',
    data: {
      title: '资料保护',
      text: '端到端加密，存放在设于马来西亚的服务器，遵照个人资料保护法令（PDPA）。没有人会为了向您推销而读您的治疗内容。',
    },
    crisis: {
      title: '危机侦测',
      text: '一个AI和您对话，另一个留意风险。无论哪一个发现风险，都先给您危机热线，目标是接着请真人接手。它可能漏看征兆，所以绝不能取代紧急救援。',
    },
    ethics: {
      title: 'AI伦理',
      text: '无论说哪一种语言，它都会讲明自己是AI。它不作诊断，也不假装是您的朋友。',
    },
    control: {
      title: '由您掌控',
      text: '保留什么，由您决定。您可以查看、带走、要求删除，也可以不让我们拿去分析。',
    },
  },
  privacy: {
    title: '资料保护\u200b与隐私',
    law: {
      title: '遵守个人资料保护法令',
      text: [
        '平台正在按照马来西亚的个人资料保护法令（PDPA）开发：先征得您的同意，说明用途，服务器设在马来西亚。',
        `按照计划，治疗资料最多保留${businessConstants.retentionYears}年，除非您要求删除。`,
      ],
      scope: '以上说的是平台。您通过本网站的表格发送了什么，存放在哪里，写在我们的隐私政策里。',
      action: '阅读隐私政策',
    },
    rights: {
      title: '您对自己资料的权利',
      items: {
        access: { title: '查阅', text: '查看我们存有的、与您有关的一切资料。' },
        delete: {
          title: '删除',
          text: '要求删除您的资料，全部删除，或只删其中一次治疗。',
        },
        download: {
          title: '下载',
          text: '把您的对话记录存成文件带走。',
        },
        optOut: { title: '退出', text: '不让您的治疗内容用于数据分析。' },
      },
    },
  },
  accessibility: {
    title: '无障碍声明',
    statement:
      '这个网站是给每一个人用的：夜里难熬也好，手机屏幕小也好，只用键盘也好，只靠耳朵听也好。',
    standard: '每一页都以WCAG 2.2的AA级为目标；文字的对比度和点按处的大小，以AAA级为目标。',
    items: [
      {
        title: '怎样测试',
        text: '每次发布之前，自动检查会用手机、平板和桌面电脑的宽度看过每一页，打开的菜单、对话框和错误提示也一样。菜单和每一份表格，还会只用键盘操作一遍。',
      },
      {
        title: '还欠缺什么',
        text: '每天使用屏幕阅读器的人，还没有一位替我们测试过。马来文、中文和淡米尔文的网页都是草稿，还要由母语者检查。平台本身在试验中，不包括在这份声明里。',
      },
    ],
    contact: {
      title: '如果有什么挡住了您',
      text: `请写信告诉我们，您当时想做什么。我们争取在${responseHours.general}小时内答复，并用别的形式把您需要的内容发给您。`,
    },
  },
  crisis: {
    title: '现在有危险吗？',
    text: `请拨${helplines.emergency.phone.text}，这是马来西亚的紧急电话号码。${BRAND.name}不是紧急服务，也没有人守着这个网站。`,
    call: '拨打',
    more: '今天就能找到的帮助',
  },
} satisfies Translated<typeof english>
