import { BRAND } from '../facts/company.ts'
import type { notFound as english } from '../en/not-found.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const notFound = {
  meta: {
    title: '找不到页面',
    description: `没有这个网页，其他页面都可以从首页找到。${BRAND.name}是AI心理治疗，用您习惯的语言谈。${siteStatus}`,
  },
  code: '404',
  text: '找不到这一页',
  about: `网址可能有误，或已经失效。${BRAND.name}是AI心理治疗，用您习惯的语言谈，随时都在，专为在马来西亚生活的人开发。`,
  home: '返回首页',
  links: {
    forUsers: '给使用者',
    howItWorks: '如何运作',
    contact: '联络我们',
  },
} satisfies Translated<typeof english>
