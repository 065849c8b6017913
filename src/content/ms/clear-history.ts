import type { clearHistory as english } from '../en/clear-history.ts'
import type { Translated } from '../types.ts'

export const clearHistory = {
  title: 'Jika telefon atau komputer ini dikongsi',
  text: [
    '“Keluar segera”, di bahagian atas setiap halaman, terus mengosongkan halaman, memadamkan apa yang anda taip dan membuka laman cuaca sebagai ganti. Butang undur tidak kembali ke halaman itu. Menekan Shift tiga kali sama kesannya.',
    'Pautan ini tidak dapat memadamkan apa yang anda lihat sebelumnya, di laman ini atau di laman lain. Tetingkap peribadi tidak menyimpan sejarah; dalam tetingkap biasa, anda boleh memadamkannya sendiri:',
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
