import type { seeForYourself as english } from '../en/see-for-yourself.ts'
import type { Translated } from '../types.ts'

export const seeForYourself = {
  title: '自行查证',
  text: '按浏览器自己的记录，可以列出您这次浏览时本页做过的事。清单在您的手机或电脑上生成，也只留在那里。',
  without:
    '您也可以不靠我们，自己查证。打开浏览器的开发者工具（在电脑上点右键，选“检查”），重新载入网页。“网络”会列出每一个请求，“应用”（Firefox和Safari里叫“存储”）会列出Cookie和储存的内容。除了这一页写明的主机，应该看不到别的主机，也没有Cookie和储存的内容。',
  show: '列出本页做过的事',
  again: '再看一次',
  reading: '正在读取浏览器的记录……',
  failed: '清单无法显示。请照上面的说明，在浏览器里自己查证。',
} satisfies Translated<typeof english>
