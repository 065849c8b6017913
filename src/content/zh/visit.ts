import type { visit as english } from '../en/visit.ts'
import type { Translated } from '../types.ts'

export const visit = {
  allWell: '没有发现不该有的东西。',
  notWell: '本页有不该有的东西，下面已标出，请告诉我们。',
  wrong: '不该在这里',
  none: '没有',
  untold: '您的浏览器没有说明。',
  requests: {
    title: '请求',
    check: '打开开发者工具的“网络”，重新载入网页，对照一下。',
    purposes: {
      page: '这个网页',
      script: '本网站的程式',
      style: '网页的样式',
      font: '字体',
      picture: '图片',
      form: '您发送的表格',
      look: '为这份清单查询政策',
      unknown: '我们不知道是做什么用的',
    },
    stored: '来自浏览器自己的副本',
  },
  cookies: {
    title: 'Cookie记录',
    check: '打开开发者工具的“应用”或“存储”，选“Cookie”。网页读不到的Cookie，那里也看得到。',
  },
  storage: {
    title: '本地储存和会话储存',
    check: '看“应用”或“存储”里的“本地存储”和“会话存储”。',
  },
  databases: {
    title: '数据库和缓存',
    check: '看“应用”或“存储”里的“IndexedDB”和“缓存存储”。',
  },
  workers: {
    title: '后台程式（Service Worker）',
    check: '看“应用”或“存储”里的“Service Workers”。',
  },
  policy: {
    title: '正在生效的政策',
    text: '无论程式要做什么，浏览器都会执行这项政策：只从这些主机载入内容，只运行本网站的程式。',
    missing: '本页没有附上政策。',
    check: '在开发者工具的“网络”点第一行，看“标头”里的Content-Security-Policy。',
  },
  forms: {
    title: '每份表格会发送什么',
    sent: [
      { form: '等候名单', text: '您的电邮和姓名（如果填了）。' },
      { form: '讯息', text: '姓名、电邮、主题、内容、机构（如果填了）和网页的语言。' },
      { form: '索取融资简报', text: '姓名、电邮、机构、网页的语言和您的其他回答。' },
    ],
    never:
      '表格从不发送：Cookie、识别码、您看过的网页、来源网站和输入后没提交的内容。和任何网站一样，服务器看得到您的IP地址和所用的浏览器。',
    check: '打开开发者工具的“网络”，发送表格，看新增那行的“载荷”或“请求”。',
  },
} satisfies Translated<typeof english>
