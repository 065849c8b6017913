import { BRAND } from '../facts/company.ts'
import type { notFound as english } from '../en/not-found.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const notFound = {
  meta: {
    title: 'Halaman tidak dijumpai',
    description: `Tiada halaman di alamat ini. ${BRAND.name} ialah terapi AI dalam bahasa anda. ${siteStatus} Mulakan dari laman utama.`,
  },
  code: '404',
  text: 'Alamak! Halaman tidak dijumpai',
  about: `Alamat ini mungkin salah atau sudah berubah. ${BRAND.name} ialah terapi AI dalam bahasa anda, pada bila-bila masa, untuk orang di Malaysia.`,
  home: 'Kembali ke laman utama',
  links: {
    forUsers: 'Untuk anda',
    howItWorks: 'Begini caranya',
    contact: 'Hubungi kami',
  },
} satisfies Translated<typeof english>
