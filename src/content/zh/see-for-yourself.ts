import type { seeForYourself as english } from '../en/see-for-yourself.ts'
import type { Translated } from '../types.ts'

export const seeForYourself = {
  title: '自己看一看',
  text: '您这次来访，这一页做过什么，可以照浏览器自己的记录列出来。列表在您的手机或电脑上生成，也只留在那里。',
  without:
    '不靠我们，您也可以自己查看。打开浏览器的开发者工具（在电脑上点右键，选“检查”），重新载入网页：“网络”列出每一个请求，“应用”（Firefox和Safari里叫“存储”）列出Cookie和储存的东西。您看到的主机，应该都是这里列出的；Cookie和储存的东西，应该一样也没有。',
  show: '看这一页做过什么',
  again: '再看一次',
  reading: '正在读取浏览器的记录……',
  failed: '列表载入不了。上面有说明，不靠我们，您也可以自己查看。',
} satisfies Translated<typeof english>
