import type { seeForYourself as english } from '../en/see-for-yourself.ts'
import type { Translated } from '../types.ts'

export const seeForYourself = {
  title: 'Lihat sendiri',
  text: 'Halaman ini boleh menunjukkan senarai perkara yang dilakukannya sepanjang lawatan anda, menurut rekod pelayar anda sendiri. Senarai itu dibuat pada peranti anda dan kekal di situ.',
  without:
    'Anda juga boleh menyemaknya tanpa bantuan kami. Buka alat pembangun pelayar (pada komputer: klik kanan, kemudian “Inspect”). “Network” menunjukkan setiap permintaan apabila halaman dimuatkan semula; “Application”, atau “Storage” dalam Firefox dan Safari, menunjukkan kuki dan apa sahaja yang disimpan. Sepatutnya tiada hos selain yang dinamakan di sini, tiada kuki, dan tiada apa-apa yang disimpan.',
  show: 'Tunjukkan apa yang dilakukan halaman ini',
  again: 'Lihat sekali lagi',
  reading: 'Membaca rekod pelayar anda…',
  failed: 'Senarai itu tidak dapat dimuatkan. Cara melihatnya tanpa kami diterangkan di atas.',
} satisfies Translated<typeof english>
