import type { clearHistory as english } from '../en/clear-history.ts'
import type { Translated } from '../types.ts'

export const clearHistory = {
  title: 'Jika telefon atau komputer ini dikongsi',
  text: [
    'Tekan “Keluar segera” di bahagian atas setiap halaman, atau Shift tiga kali. Halaman itu serta-merta dikosongkan, apa yang anda taip dipadamkan, dan laman cuaca dibuka. Butang undur tidak membawa anda kembali ke halaman itu.',
    '“Keluar segera” tidak memadamkan jejak halaman yang anda lihat sebelum itu, di laman ini atau di laman lain. Tetingkap peribadi tidak menyimpan sejarah. Dalam tetingkap biasa, anda boleh memadamkannya sendiri:',
  ],
  how: 'Cara mengosongkan sejarah',
  steps: {
    chrome:
      'Tekan tiga titik, kemudian pilih “Padamkan data penyemakan imbas”. Pada komputer, tekan Ctrl, Shift dan Delete serentak.',
    safari:
      'Pada iPhone, tekan ikon buku, kemudian ikon jam, dan pilih “Kosongkan”. Pada Mac, buka menu Sejarah dan pilih “Kosongkan Sejarah”.',
    edge: 'Tekan tiga titik, pilih Sejarah, kemudian tekan ikon tong sampah. Pada komputer, tekan Ctrl, Shift dan Delete serentak.',
    samsung:
      'Tekan tiga garisan, pilih Sejarah, tekan tiga titik, kemudian pilih “Kosongkan sejarah”.',
  },
} satisfies Translated<typeof english>
