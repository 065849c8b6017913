import type { seeForYourself as english } from '../en/see-for-yourself.ts'
import type { Translated } from '../types.ts'

export const seeForYourself = {
  title: '自行查证',
  text: '您这次浏览时本页做过什么，可以根据浏览器自己的记录列出。清单在您的手机或电脑上生成，也只留在那里。',
  without:
    '您也可以不靠我们，自己查证。打开浏览器的开发者工具（在电脑上点右键，选“检查”），重新载入网页。在“网络”看得到每一个请求，在“应用”（Firefox和Safari里叫“存储”）看得到Cookie和储存的内容。看到的主机应该都列在这一页，Cookie和储存的内容应该一样都没有。',
  show: '列出本页做过的事',
  again: '再看一次',
  reading: '正在读取浏览器的记录……',
  failed: '清单无法显示。请照上面的说明，在浏览器里自己查证。',
} satisfies Translated<typeof english>
