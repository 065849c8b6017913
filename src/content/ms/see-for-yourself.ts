import type { seeForYourself as english } from '../en/see-for-yourself.ts'
import type { Translated } from '../types.ts'

export const seeForYourself = {
  title: 'Lihat sendiri',
  text: 'Halaman ini boleh menyenaraikan apa yang dilakukannya selama anda di sini, menurut rekod pelayar anda sendiri. Senarai itu dibuat pada peranti anda dan kekal di situ.',
  without:
    'Anda juga boleh menyemak sendiri. Buka alat pembangun pelayar (pada komputer: klik kanan, kemudian “Inspect”). “Network” menunjukkan setiap permintaan apabila halaman dimuatkan semula; “Application”, atau “Storage” dalam Firefox dan Safari, menunjukkan kuki dan apa sahaja yang disimpan. Sepatutnya tiada hos selain yang dinamakan di sini, tiada kuki, dan tiada apa-apa tersimpan.',
  show: 'Tunjukkan apa yang dilakukan halaman ini',
  again: 'Lihat sekali lagi',
  reading: 'Membaca rekod pelayar anda…',
  failed: 'Senarai itu tidak dapat dimuatkan. Cara menyemak sendiri diterangkan di atas.',
} satisfies Translated<typeof english>
