import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'

export const safety = {
  meta: {
    title: '安全与隐私',
    description: `我们怎样开发${BRAND.name}，守住您说的话，并在您有危险时作出回应：资料保护、危机侦测、AI伦理，以及由您掌控。`,
  },
  hero: {
    title: '守护您的\u200b身心安康，\u200b从设计开始',
    status: `这一页说${BRAND.name}会做的事，都还在计划中，只有两项已在研究试验中：一项是由AI留意危险，一项是它会讲明自己是AI。`,
    lead: `您在对话中说的话，属于您。我们开发${BRAND.name}时怎样守住这一点，怎样察觉您可能有危险，这一页会说明。`,
    sentence: '这件事，我从来没讲出口，在家没讲过，跟谁都没讲过。',
    caption: '这句话是示例。传送途中，没有人读得懂；两端有谁读得到，下面会列明。',
  },
  commitments: {
    title: '四项承诺',
    data: {
      title: '资料保护',
      text: '您说的话，从手机到我们在马来西亚境内的服务器，端到端加密。到了那里，AI要先读，才能回应您。',
      more: '谁能读到您说的话',
    },
    crisis: {
      title: '危机侦测',
      text: '双重AI监测：另一个AI只留意危险的征兆。它可能漏看，所以绝不能取代紧急救援。',
      more: '有危险时会怎样',
    },
    ethics: {
      title: 'AI伦理',
      says: '我是AI。',
      text: '无论用哪一种语言交谈，AI都会讲明自己是AI。它不作诊断，不开药，也不假装是您的朋友。',
      more: '为谁而设',
    },
    control: {
      title: '由您掌控',
      text: '保留什么、删除什么、拿什么去分析，由您决定。',
      more: '您对自己资料的权利',
    },
  },
  privacy: {
    title: '资料保护\u200b与隐私',
    law: {
      title: '遵守个人资料保护法令',
      text: [
        '平台从开发阶段起，就照着个人资料保护法令（PDPA）设计：先征求您的同意，说明您的资料用来做什么，并把资料留在马来西亚。',
        `按照计划，对话资料最多保留${businessConstants.retentionYears}年；如果您要求删除，我们会提前删除。`,
      ],
      scope: '本网站的表格是另一回事：您通过表格发送的资料怎样处理，请看我们的隐私政策。',
      action: '阅读隐私政策',
    },
    rights: {
      title: '您对自己资料的权利',
      items: {
        access: { title: '查阅', text: '查看我们持有的、关于您的所有资料。' },
        delete: {
          title: '删除',
          text: '要求删除您的资料，全部删除，或只删其中一次对话。',
        },
        download: {
          title: '下载',
          text: '把您的对话记录存成文件带走。',
        },
        optOut: { title: '不参与分析', text: '不让您的对话用于数据分析。' },
      },
    },
    ask: { label: '写信问您的资料', subject: '资料与隐私' },
  },
  accessibility: {
    title: '无障碍声明',
    text: [
      '这个网站是给每一个人用的：夜里难熬也好，手机屏幕小也好，只用键盘也好，只靠耳朵听也好。',
      '每一页都以WCAG 2.2的AA级为目标；文字的对比度、可点按区域的大小，以AAA级为目标。',
      '每次更新之前，我们都用三种屏幕大小自动检查每一页，打开的菜单、对话框和错误提示也不漏。菜单和每一份表格，还会只用键盘操作一遍。',
      '我们用屏幕阅读器Orca，在Firefox和Chromium里试过英文版的主要操作；没读出来的、找不到的内容，都改好了。还没有人用NVDA、JAWS、VoiceOver或TalkBack试过。',
      '用Safari 16.4、Chrome和Edge 111、Firefox 128或更新的浏览器，所有功能都能用。再旧一点，到Chrome 103和Safari 15.6为止，内容都看得到，链接和电话号码都能用，讯息也发得出去。',
    ],
    contact: {
      title: '如果有什么地方用不了',
      text: `请写信告诉我们，您本来想在网站上做什么。我们争取在${responseHours.general}小时内答复，并用别的形式把您需要的内容发给您。`,
      words: '读起来不对的字句，也请抄下来告诉我们。',
      action: '就这一页写信给我们',
    },
  },
  crisis: {
    title: '现在有危险吗？',
    text: `请拨${helplines.emergency.phone.text}，马来西亚的紧急电话。${BRAND.name}不是紧急服务，也没有人守着这个网站。`,
    call: '拨打',
    more: '可以去哪里求助',
  },
} satisfies Translated<typeof english>
