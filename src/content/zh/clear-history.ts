import type { clearHistory as english } from '../en/clear-history.ts'
import type { Translated } from '../types.ts'

export const clearHistory = {
  title: '与人共用的\u200b手机或电脑',
  text: [
    '点每一页最上方的“快速离开”，画面会立刻变成空白，您输入的内容会清空，接着打开天气网站；按返回键，也不会回到原来那一页。连按三次Shift键，效果一样。',
    '“快速离开”不能删除历史记录，您之前看过的页面，无论是本网站还是别的网站，都还查得到。无痕窗口关闭以后，不会在这台手机或电脑上留下历史记录；如果用的是普通窗口，您可以自己清除：',
  ],
  how: '怎样清除历史记录',
  steps: {
    chrome: '按三个点，再选“删除浏览数据”。在电脑上，同时按Ctrl、Shift和Delete也能打开。',
    safari:
      '在iPhone上：按书本图标，再按时钟图标，然后选“清除”。在Mac上：打开“历史记录”菜单，选“清除历史记录”。',
    edge: '按三个点，选“历史记录”，再按垃圾桶图标。在电脑上，同时按Ctrl、Shift和Delete也能打开。',
    samsung: '按三条横线，选“历史记录”，再按三个点，选“清除历史记录”。',
  },
} satisfies Translated<typeof english>
