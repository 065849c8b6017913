import { BRAND, responseHours, businessConstants } from '../facts.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'
import { product } from './product.ts'

export const safety = {
  meta: {
    title: '安全与隐私',
    description: `${BRAND.name}还在开发。请看我们打算怎样保护您说的话，怎样留意您有没有危险，您将来能怎样处理自己的资料。`,
  },
  hero: {
    title: '从第一步起，\u200b就把您的安全\u200b放在最前',
    lead: `${BRAND.name}是为马来西亚人开发的AI心理治疗，目前在研究试验阶段，还没开放。我们打算怎样保护您和您说的话，都写在这一页。`,
    phone: '在您的手机上',
    sentence: ['这件事，', '我从来没讲出口，', '没跟家人讲，', '跟谁都没讲。'],
    inTransit: '传送途中，不会有人读得懂',
    servers: '我们在马来西亚的服务器',
    answer: 'AI在这里读，才能回应您。',
    example: '这句话只是示例。',
    status:
      '我们正在测试两样：AI能不能察觉危险，会不会始终讲明自己是AI。对话的其他保障还在计划中。',
  },
  commitments: {
    title: '四项承诺',
    data: {
      title: '资料保护',
      text: '从手机到我们在马来西亚的服务器，您说的话都会端到端加密。AI要在服务器上读了，才能回应您；传送途中不会有人读得懂。',
      more: '谁能读到您说的话',
    },
    crisis: {
      title: '危机侦测',
      text: `一个AI和您交谈，另一个AI同时读着，留意危险的征兆。两个AI都可能漏看，所以${BRAND.name}绝不能取代紧急救援。`,
      more: '有危险时会怎样',
    },
    ethics: {
      title: 'AI伦理',
      says: product.says,
      text: '无论讲哪一种语言，AI都会讲明自己是AI。它不作诊断，不开药，也不假装是朋友。',
      more: '为哪些人开发',
    },
    control: {
      title: '由您掌控',
      text: '将来您可以查看、下载、删除自己的资料，也可以不让资料用于分析。',
      more: '您对自己资料的权利',
    },
  },
  privacy: {
    title: '资料保护\u200b与隐私',
    law: {
      title: '遵守PDPA',
      text: [
        '平台依照个人资料保护法令（PDPA）开发。我们会先征求您的同意，说明资料用来做什么，并把资料留在马来西亚。',
        `按照计划，对话资料最多保留${businessConstants.retentionYears}年；如果您要求，会提前删除。`,
      ],
      scope: '您用本网站表格发送的资料，会传到马来西亚境外，请看“隐私政策”。',
      action: '阅读隐私政策',
    },
    rights: {
      title: '使用者的资料权利',
      text: `${BRAND.name}开放后，您可以：`,
      items: {
        access: { title: '查阅', text: '查看我们手上关于您的全部资料。' },
        delete: {
          title: '要求删除',
          text: '要求我们删除全部资料，或只删某一次对话。',
        },
        download: {
          title: '下载对话记录',
          text: '把对话存成文件带走。',
        },
        optOut: { title: '不参与数据分析', text: '不让我们为分析去读您的对话。' },
      },
    },
    ask: { label: '写信查问自己的资料', subject: '资料与隐私' },
  },
  accessibility: {
    title: '无障碍声明',
    text: [
      '每一个人都应该用得了这个网站，不管是手机屏幕小、只用键盘，还是用屏幕阅读器。',
      '每一页都以WCAG 2.2的AA级为目标，文字对比度和可点按区域的大小则以AAA级为目标。',
      '每一页都按多种屏幕尺寸自动检查，菜单、弹出窗口和表格也一样。我们也检查菜单和每份表格能不能只用键盘操作。这个版本还没有人用屏幕阅读器试过。',
      '用Safari 16.4、Chrome和Edge 111、Firefox 128或这些浏览器的更新版本，整个网站都能用。旧一点的，只要不早于Chrome 103和Safari 15.6，内容都读得到，链接和电话号码都能用，讯息也发得出去。',
    ],
    contact: {
      title: '遇到用不了的地方',
      text: `请写信告诉我们您本来想做什么。我们争取在${responseHours.general}小时内答复，并换个形式，把您要的内容发给您。`,
      words: '哪一页有看不懂的句子，也请告诉我们。',
      action: '写信告诉我们这一页的问题',
    },
  },
  crisis: {
    title: '现在有危险吗？',
    text: `请拨打马来西亚的紧急热线。${BRAND.name}不是紧急服务，这个网站也没有人值班。`,
    call: '拨打',
    more: '可以去哪里求助',
  },
} satisfies Translated<typeof english>
