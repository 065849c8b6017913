import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: 'Cetak kad dengan nombor-nombor ini',
  text: 'Kad dompet dalam empat bahasa. Cetak dengan dakwat hitam, gunting ikut tepi bercorak tenunan, dan lipat di garis putus-putus. Jika tetingkap cetak tidak terbuka, cetak terus dari pelayar. Hanya kad ini yang dicetak.',
  print: 'Cetak kad',
} satisfies Translated<typeof english>
