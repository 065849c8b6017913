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
    status: `本页所说的${BRAND.name}，都还在计划中。有两部分已在研究试验中：留意危险的AI，以及AI会讲明自己是AI。`,
    lead: `您在对话中说的话，属于您。我们这样开发${BRAND.name}，要守住这一点，也希望能在您可能不安全时察觉。`,
    sentence: '这件事我从来没有说出口，在家里没有，对谁都没有。',
    caption: '这是示例。传送途中，没有人读得到。两端有谁读得到，列在下面。',
  },
  commitments: {
    title: '四项承诺',
    data: {
      title: '资料保护',
      text: '从您的手机到我们在马来西亚境内的服务器，端到端加密。到了服务器，AI要先读到，才能回应您。',
      more: '谁能读到您说的话',
    },
    crisis: {
      title: '危机侦测',
      text: '双AI监测：第二个AI只留意危险的征兆。它可能漏看，所以绝不能取代紧急救援。',
      more: '有危险时会怎样',
    },
    ethics: {
      title: 'AI伦理',
      text: '无论说哪一种语言，它都会讲明自己是AI。它不诊断，不开药，也不假装是您的朋友。',
      more: '给谁用',
    },
    control: {
      title: '由您掌控',
      text: '保留什么、删除什么、分析什么，由您决定。',
      more: '您对自己资料的权利',
    },
  },
  privacy: {
    title: '资料保护\u200b与隐私',
    law: {
      title: '遵守个人资料保护法令',
      text: [
        '平台正在按照个人资料保护法令（PDPA）开发：我们征求您的同意，说明资料的用途，并把资料存放在马来西亚。',
        `按照计划，对话资料最多保留${businessConstants.retentionYears}年，除非您要求删除。`,
      ],
      scope: '本网站的表格是另一回事：您发送的内容，写在我们的隐私政策里。',
      action: '阅读隐私政策',
    },
    rights: {
      title: '您对自己资料的权利',
      items: {
        access: { title: '查阅', text: '查看我们存有的、与您有关的一切资料。' },
        delete: {
          title: '删除',
          text: '要求删除您的资料，全部删除，或只删其中一次对话。',
        },
        download: {
          title: '下载',
          text: '把您的对话记录存成文件带走。',
        },
        optOut: { title: '退出', text: '不让您的对话用于数据分析。' },
      },
    },
    ask: { label: '向我们询问您的资料', subject: '资料与隐私' },
  },
  accessibility: {
    title: '无障碍声明',
    text: [
      '这个网站是给每一个人用的：夜里难熬也好，手机屏幕小也好，只用键盘也好，只靠耳朵听也好。',
      '每一页都以WCAG 2.2的AA级为目标；文字的对比度和点按处的大小，以AAA级为目标。',
      '每次发布之前，自动检查会以三种屏幕尺寸看过每一页，打开的菜单、对话框和错误提示也一样。菜单和每一份表格，还会只用键盘操作一遍。',
    ],
    contact: {
      title: '如果有什么挡住了您',
      text: `请写信告诉我们，您当时想做什么。我们争取在${responseHours.general}小时内答复，并用别的形式把您需要的内容发给您。`,
    },
  },
  crisis: {
    title: '现在有危险吗？',
    text: `请拨${helplines.emergency.phone.text}，这是马来西亚的紧急电话号码。${BRAND.name}不是紧急服务，这个网站也没有人值班。`,
    call: '拨打',
    more: '哪里可以得到帮助',
  },
} satisfies Translated<typeof english>
