import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: '打印一张印有这些号码的卡',
  text: '四种语言，印在一张可以放进钱包的卡上。用黑色打印，沿着织纹边剪下，照虚线折好。如果没有弹出打印窗口，请用浏览器的打印功能：印出来的只有这张卡。',
  print: '打印随身卡',
} satisfies Translated<typeof english>
