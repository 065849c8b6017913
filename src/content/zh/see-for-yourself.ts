import type { seeForYourself as english } from '../en/see-for-yourself.ts'
import type { Translated } from '../types.ts'

export const seeForYourself = {
  title: '自己看一看',
  text: '这一页可以根据浏览器自己的记录，列出您这次来访时它做过什么。列表在您的手机或电脑上生成，也只留在那里。',
  without:
    '不靠我们，您也可以自己查看。打开浏览器的开发者工具（在电脑上：点右键，选“检查”）。重新载入网页后，“网络”会显示每一个请求；“应用”（Firefox和Safari里叫“存储”）会显示Cookie和储存的一切。除了这里列出的主机，不应该有别的主机，也不应该有Cookie或任何储存的东西。',
  show: '看这一页做过什么',
  again: '再看一次',
  reading: '正在读取浏览器的记录……',
  failed: '列表载入不了。不靠我们，怎样自己查看，上面有说明。',
} satisfies Translated<typeof english>
