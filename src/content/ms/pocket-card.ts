import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: 'Kad poket',
  text: 'Nombor talian bantuan dalam empat bahasa, pada sekeping kad untuk dompet anda. Cetak helaian ini dengan dakwat hitam, potong mengikut tepi bercorak tenun, kemudian lipat pada garis putus-putus. Jika tetingkap cetakan tidak terbuka, gunakan arahan cetak pelayar anda: hanya kad ini yang akan keluar.',
  print: 'Cetak kad',
  unread: 'Teks Melayu, Mandarin dan Tamil pada kad ini masih menunggu semakan penutur jati.',
} satisfies Translated<typeof english>
