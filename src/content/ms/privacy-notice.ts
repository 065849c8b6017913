import { BRAND, company, formRetention, formStorage } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { helplines } from '../facts/helplines.ts'
import { countries } from './countries.ts'
import type { privacyNotice as english } from '../en/privacy-notice.ts'
import type { Translated } from '../types.ts'

const { database, mail } = formStorage.countries
export const messageCountries = [...new Set([database, mail])]
  .map((id) => countries[id])
  .join(' dan ')
const controller = `${company.name}, syarikat yang membina ${BRAND.name},`
const noPermission = 'Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.'

export const privacyNotice = {
  summary: 'Notis ini dalam bahasa Melayu',
  forms: {
    waitlist: [
      `${controller} menggunakan maklumat ini, dan bahasa halaman ini, hanya untuk memberitahu anda apabila pendaftaran dibuka. Semuanya disimpan di ${countries[database]}, dan akan dipadamkan ${formRetention.waitlistDaysAfterAnnouncement} hari selepas anda diberitahu, atau selewat-lewatnya selepas ${formRetention.waitlistMonths} bulan. Dengan menghantar borang ini, anda bersetuju dengan penggunaan dan penyimpanan ini. Untuk keluar daripada senarai: `,
      `. Bawah ${dataLaw.adultAge} tahun? Sertai bersama ibu bapa atau penjaga. ${noPermission}`,
    ],
    contact: [
      `${controller} menggunakan maklumat ini hanya untuk menjawab anda. Maklumat ini disimpan paling lama ${formRetention.messageMonths} bulan, di ${messageCountries}. Dengan menghantar borang ini, anda bersetuju dengan penggunaan dan penyimpanan ini. Untuk menarik balik persetujuan: `,
      `. Bawah ${dataLaw.adultAge} tahun? Hantar bersama ibu bapa atau penjaga. ${noPermission}`,
    ],
    pitchDeck: [
      `${controller} menggunakan maklumat ini hanya untuk menghantar pitch deck dan menjawab anda. Maklumat ini disimpan paling lama ${formRetention.messageMonths} bulan, di ${messageCountries}. Dengan menghantar borang ini, anda bersetuju dengan penggunaan dan penyimpanan ini. Untuk menarik balik persetujuan: `,
      '.',
    ],
  },
  policy: 'Dasar Privasi',
  newTab: 'dibuka dalam tab baharu',
  healthDetails: `Jika ada yang berat di hati, telefon Befrienders, siang atau malam: ${helplines.befrienders.phone.text}. Dalam borang ini, tolong jangan tulis butiran kesihatan anda. Jika anda menulisnya juga, dengan menghantar borang ini anda bersetuju supaya kami membacanya, hanya untuk menjawab anda.`,
} satisfies Translated<typeof english>
