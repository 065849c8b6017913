import { dataLaw, formStorage } from '../facts.ts'
import { countries } from './countries.ts'
import type { privacyNotice as english } from '../en/privacy-notice.ts'
import type { Translated } from '../types.ts'

const { database, mail } = formStorage.countries

export const privacyNotice = {
  summary: 'Notis ini dalam bahasa Melayu',
  purposes: {
    waitlist:
      'Kami menggunakan e-mel anda, dan nama anda jika diberikan, hanya untuk memberitahu anda apabila pendaftaran dibuka. Tanpa e-mel, kami tidak dapat memberitahu anda.',
    contact:
      'Apa yang anda tulis di sini hanya kami gunakan untuk menjawab anda. Terpulang kepada anda sama ada mahu menulis atau tidak, tetapi kami tidak dapat menjawab anda jika ada ruang wajib yang dibiarkan kosong.',
    pitchDeck:
      'Apa yang anda tulis di sini hanya kami gunakan untuk menghantar pitch deck dan menjawab anda. Anda tidak perlu memberikan butiran ini, tetapi kami tidak dapat menghantar pitch deck jika ada ruang wajib yang dibiarkan kosong.',
  },
  kept: (months, mailbox) => {
    const stored = countries[database]
    const where = mailbox
      ? `: di ${stored} dalam pangkalan data, dan di ${countries[mail]} dalam peti e-mel pasukan kami`
      : ` dalam pangkalan data di ${stored}`
    return ` Maklumat yang anda hantar akan disimpan paling lama ${months} bulan${where}. Dengan menghantar borang ini, anda bersetuju dengan perkara ini.`
  },
  deletion: [' Untuk meminta maklumat ini dipadamkan lebih awal, tulis kepada ', '. '],
  policy: 'Dasar Privasi',
  newTab: 'dibuka dalam tab baharu',
  minors: `Jika anda berumur bawah ${dataLaw.adultAge} tahun, isi borang ini bersama ibu bapa atau penjaga. Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.`,
  healthConsent:
    'Jika anda menghantar butiran kesihatan, anda bersetuju bahawa kami boleh membacanya untuk menjawab anda.',
} satisfies Translated<typeof english>
