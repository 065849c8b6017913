import type { clearHistory as english } from '../en/clear-history.ts'
import type { Translated } from '../types.ts'

export const clearHistory = {
  title: 'Jika telefon atau komputer ini dikongsi',
  text: [
    'Tekan “Keluar segera” di bahagian atas setiap halaman atau dalam menu, atau Shift tiga kali ketika anda tidak menaip dalam ruang borang. Halaman itu serta-merta dikosongkan, apa yang anda taip dipadamkan, dan laman cuaca dibuka. Butang Kembali (Back) mungkin masih membuka halaman laman ini yang anda lihat tadi, jadi tutup tab itu juga.',
    'Panggilan anda mungkin tersenarai dalam bil telefon. Jika ada orang lain yang melihat bil itu, telefonlah dengan telefon lain. “Keluar segera” tidak memadamkan sejarah pelayar. Halaman yang anda tinggalkan dan halaman sebelumnya, di laman ini atau laman lain, mungkin kekal di situ bersama tajuknya. Nombor yang anda telefon kekal dalam senarai panggilan sehingga anda memadamkannya. Jika pelayar log masuk dengan akaun, sejarahnya mungkin kelihatan juga pada peranti lain akaun itu. Tetingkap peribadi (Incognito) tidak menyimpan sejarah selepas ditutup, tetapi aplikasi pengintip dalam telefon tetap nampak. Jika itu yang anda takuti, guna peranti yang tidak dibuka orang lain. Dalam tetingkap biasa, sejarah boleh anda padamkan sendiri. Sejarah yang kosong boleh disedari orang, jadi pilih satu jam terakhir sahaja jika boleh:',
  ],
  how: 'Cara mengosongkan sejarah',
  steps: {
    chrome:
      'Tekan tiga titik, kemudian pilih “Delete browsing data” (padamkan data penyemakan imbas). Pada Windows, anda juga boleh menekan Ctrl, Shift dan Delete serentak. Pilih julat masa, kemudian padamkan.',
    safari:
      'Pada iPhone, tekan ikon buku, kemudian ikon jam, dan pilih “Clear” (kosongkan). Pada Mac, buka menu “History” (Sejarah) dan pilih “Clear History” (kosongkan sejarah).',
    edge: 'Tekan tiga titik, pilih “History” (Sejarah), kemudian tekan ikon tong sampah. Pada Windows, anda juga boleh menekan Ctrl, Shift dan Delete serentak. Pilih julat masa, kemudian padamkan.',
    samsung:
      'Tekan tiga garisan, pilih “History” (Sejarah), tekan tiga titik, kemudian pilih “Clear history” (kosongkan sejarah).',
  },
} satisfies Translated<typeof english>
