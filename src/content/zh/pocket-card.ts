import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: '把这些号码印成一张卡',
  text: '这张卡有四种语言，放得进钱包。请黑白打印，沿花边剪下，再照虚线折好。如果打印窗口没有弹出，请用浏览器的打印功能，印出来的同样只有这张卡。',
  print: '打印随身卡',
} satisfies Translated<typeof english>
