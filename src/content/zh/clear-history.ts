import type { clearHistory as english } from '../en/clear-history.ts'
import type { Translated } from '../types.ts'

export const clearHistory = {
  title: '与人共用的\u200b手机或电脑',
  text: [
    '点每一页最上方或菜单里的“快速离开”；不在输入框里打字时，也可以连按三次Shift键。画面会立刻变成空白，您输入的内容会清空，接着打开天气网站。按返回键，可能还会打开您刚才在本站看过的页面，所以请把标签页也关掉。',
    '打过的电话，可能会列在电话账单上；账单如果会给别人看到，请用别的电话打。“快速离开”不能删除历史记录。这一页和您之前看过的页面，不管是不是本网站的，都可能连标题一起查得到；打过的号码，也会留在手机的通话记录里，要自己删除。浏览器如果登录了账号，登录同一个账号的其他设备也可能看得到。如果您用的是无痕窗口，关掉以后就不留历史记录，但手机里要是装了监视软件，还是看得到；担心的话，请用别人不会打开的手机或电脑。用普通窗口，可以自己清除。记录全空，反而可能引人注意，能选的话，只删最近一小时的：',
  ],
  how: '怎样清除历史记录',
  steps: {
    chrome:
      '按三个点，再选“Delete browsing data”（删除浏览数据）。用Windows电脑，同时按Ctrl、Shift和Delete也能打开。选好要删除多久以内的记录，再按删除。',
    safari:
      '在iPhone上：按书本图标，再按时钟图标，然后选“Clear”（清除）。在Mac上：打开“History”（历史记录）菜单，选“Clear History”（清除历史记录）。',
    edge: '按三个点，选“History”（历史记录），再按垃圾桶图标。用Windows电脑，同时按Ctrl、Shift和Delete也能打开。选好要删除多久以内的记录，再按删除。',
    samsung: '按三条横线，选“History”（历史记录），再按三个点，选“Clear history”（清除历史记录）。',
  },
} satisfies Translated<typeof english>
