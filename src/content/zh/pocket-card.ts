import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: '把这些号码印成一张卡',
  text: '四种语言，一张放得进钱包的卡。黑白打印，沿织纹花边剪下，照虚线折好。没有弹出打印窗口，就用浏览器的打印功能，只会印出这张卡。',
  print: '打印随身卡',
} satisfies Translated<typeof english>
