import { BRAND } from '../facts/company.ts'
import type { site as english } from '../en/site.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const site = {
  documentTitle: (page) => `${page} – ${BRAND.name}`,
  status: { text: siteStatus, link: '目前做到哪一步' },
  skipLink: '跳到页面内容',
  languages: '语言',
  header: {
    navigation: '主要导航',
    menu: { open: '打开菜单', close: '关闭菜单' },
    links: {
      forUsers: '给使用者',
      howItWorks: '如何运作',
      about: '关于我们',
      solutions: '解决方案',
      research: '研究',
      forInvestors: '给投资者',
      safety: '安全与隐私',
      forPartners: '给合作伙伴',
      contact: '联络我们',
    },
  },
  /** The buttons and the links beside them. */
  signUp: {
    button: isOpen ? '登记使用' : '加入等候名单',
    link: isOpen ? '登记使用' : '推出时电邮通知我',
  },
  footer: {
    location: '马来西亚吉隆坡',
    links: {
      about: '关于我们',
      howItWorks: '如何运作',
      research: '研究与证据',
      forUsers: '给使用者',
      forPartners: '给合作伙伴',
      forInvestors: '给投资者',
      safety: '安全与隐私',
      contact: '联络我们',
      privacy: '隐私政策',
      terms: '服务条款',
    },
    phones: { malaysia: '公司电话（马来西亚）', singapore: '公司电话（新加坡）' },
    disclaimer: `${BRAND.name}不是紧急服务，没有注册为医疗器材，也不能取代心理治疗师。`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: '返回首页', contents: '本页内容' },
  factSheet: '本网站的数字与资料来源',
  source: (publisher, year) => (year ? `${publisher}，${year}年` : publisher),
  loading: '正在打开页面……',
  newTab: '在新标签页打开',
  error: {
    title: '这一页打不开',
    text: '可能是网络断了，也可能是网站刚刚更新过。您已经发送的内容没有丢失。',
    reload: '重新载入',
  },
} satisfies Translated<typeof english>
