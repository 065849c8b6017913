import type { clearHistory as english } from '../en/clear-history.ts'
import type { Translated } from '../types.ts'

export const clearHistory = {
  title: 'Jika telefon atau komputer ini dikongsi',
  text: [
    'Apabila anda menekan “Keluar segera” di bahagian atas mana-mana halaman, halaman itu terus dikosongkan, apa yang anda taip dipadamkan, dan laman cuaca dibuka sebagai ganti. Butang undur tidak akan membawa anda kembali ke situ. Menekan Shift tiga kali sama kesannya.',
    'Cara ini tidak memadamkan jejak halaman yang anda lihat sebelumnya, di laman ini atau di laman lain. Tetingkap peribadi tidak menyimpan sejarah; dalam tetingkap biasa, anda boleh memadamkannya sendiri:',
  ],
  how: 'Cara mengosongkan sejarah',
  steps: {
    chrome:
      'Tiga titik, kemudian padamkan data penyemakan imbas. Pada komputer, tekan Ctrl, Shift dan Delete serentak.',
    safari:
      'Pada iPhone: ikon buku, ikon jam, kemudian kosongkan. Pada Mac: menu sejarah, kemudian kosongkan sejarah.',
    edge: 'Tiga titik, sejarah, kemudian ikon tong sampah. Pada komputer, tekan Ctrl, Shift dan Delete serentak.',
    samsung: 'Tiga garisan, sejarah, tiga titik, kemudian kosongkan sejarah.',
  },
} satisfies Translated<typeof english>
