import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: 'Cetak kad dengan nombor-nombor ini',
  text: 'Kad dompet ini dalam empat bahasa. Cetak dengan dakwat hitam, potong mengikut tepi bercorak tenunan, dan lipat mengikut garis putus-putus. Jika tetingkap cetak tidak terbuka, cetak terus dari pelayar. Kad ini sahaja yang akan dicetak.',
  print: 'Cetak kad',
} satisfies Translated<typeof english>
