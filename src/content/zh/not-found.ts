import { BRAND } from '../facts.ts'
import type { NotFoundContent } from '../types/not-found.ts'
import { paths } from '#src/paths.ts'

export const notFound = {
  meta: {
    title: '找不到页面',
    description: `这个地址没有页面。${BRAND.name}的首页通往其他每一页，您可以从那里找到要看的内容。`,
  },
  code: '404',
  text: '哎呀！找不到这一页',
  repair: '补回掉了的那一针',
  action: { kind: 'route', label: '返回首页', to: paths.home },
  links: [
    { kind: 'route', label: '使用者', to: paths.forUsers },
    { kind: 'route', label: '如何运作', to: paths.howItWorks },
    { kind: 'route', label: '联络我们', to: paths.contact },
  ],
} satisfies NotFoundContent
