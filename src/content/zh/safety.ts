import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { responseHours, businessConstants } from '../facts/terms.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'
import { product } from './product.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

/** The open product needs all three. */
const isKept = allWork('encryption', 'servers', 'rights')
const isEncrypted = allWork('encryption', 'servers')

export const safety = {
  meta: {
    title: '安全与隐私',
    description: `您对${BRAND.name}说的话谁能读到，有危险时会怎样，自己的资料您能决定什么，都写在这一页。${siteStatus}`,
  },
  hero: {
    title: '您的安全第一，\u200b从第一步做起',
    lead: `${BRAND.name}是AI心理治疗，用您习惯的语言谈，为在马来西亚生活的人开发。`,
    promise:
      isOpen && !isKept
        ? '您说的话将加密传送，将留在马来西亚；您要删，我们会删。'
        : `${isOpen ? '' : '推出之后，'}您说的话加密传送，留在马来西亚；您要删，我们就删。`,
    readers: '看看谁能读到您说的话',
    danger: '有危险时会怎样',
    phone: '在您的手机上',
    sentence: ['这件事，', '我从来没讲出口，', '没跟家人讲，', '跟谁都没讲。'],
    inTransit: allWork('encryption') ? '传送途中，没有人读得懂' : '传送途中，不会有人读得懂',
    servers:
      isOpen && !allWork('servers') ? '我们的服务器，将设在马来西亚' : '我们在马来西亚的服务器',
    answer: 'AI在这里读，才能回应您。',
  },
  commitments: {
    title: '四项承诺',
    data: {
      title: '资料保护',
      text: `您说的话${isEncrypted ? '' : '会'}端到端加密，从您的手机传到设在马来西亚的服务器。AI在那里读您的话。`,
    },
    crisis: {
      title: '危机侦测',
      text: '每次对话都有两个AI：一个和您谈，另一个专门留意危险的征兆。',
    },
    ethics: {
      title: 'AI的操守',
      says: product.says,
      text: '不管讲哪种语言，AI都会讲明自己是AI。它不作诊断，不开药，也不假装是朋友。',
    },
    control: {
      title: '由您掌控',
      text: `${allWork('rights') ? '' : '到时您可以'}查看、下载、删除自己的资料，也可以不让我们拿去分析。`,
    },
    answersForSafety: (name, credentials) =>
      `${[name, credentials].filter(Boolean).join('，')}，负责安全。`,
  },
  privacy: {
    title: '资料保护\u200b与隐私',
    law: {
      title: '遵守PDPA',
      text: `平台${allWork('pdpa') ? '' : '会'}遵守马来西亚的个人资料保护法令（PDPA）：先征求您的同意，说明资料用来做什么，并把资料留在马来西亚，最多保留${businessConstants.retentionYears}年；如果您要求，会提前删除。`,
    },
    rights: {
      title: '使用者的资料权利',
      begin: isOpen ? '' : '推出之后，您可以：',
      items: {
        access: { title: '查阅', text: '我们手上有您什么资料，全部都能看。' },
        delete: { title: '要求删除', text: '删除全部资料，或只删某一次对话。' },
        download: { title: '下载对话记录', text: '把对话存成文件带走。' },
        optOut: { title: '不参与数据分析', text: '不让我们的团队为了分析读您的对话。' },
      },
    },
    ask: { label: '写信查问自己的资料', subject: '资料与隐私' },
  },
  accessibility: {
    title: '无障碍声明',
    text: [
      '手机屏幕小、只用键盘、用屏幕阅读器，谁都应该用得了这个网站。每一页都以WCAG 2.2的AA级为目标，文字对比度和可点按区域的大小则以AAA级为目标。',
      '每一页和每份表格都自动检查。菜单和每份表格，我们也只用键盘检查过。',
      '用Safari 16.4、Chrome和Edge 111、Firefox 128或更新的版本，网站都能正常使用。旧一点的，只要不早于Chrome 103和Safari 15.6，还是可以阅读、打开链接、打电话、发讯息。',
    ],
    contact: {
      title: '遇到用不了的地方',
      text: `请告诉我们您本来想做什么，或哪一句看不懂。我们会在${responseHours.technical}小时内，用您方便的形式答复。`,
      action: '写信告诉我们这一页的问题',
    },
  },
  crisis: {
    title: '现在有危险吗？',
    text: `有危险，或怕自己会伤害自己或自杀，请拨打马来西亚的紧急热线。${BRAND.name}不是紧急服务，这个网站也没有人值班。`,
  },
} satisfies Translated<typeof english>
