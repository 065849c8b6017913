import { BRAND } from '../facts.ts'
import type { NotFoundContent } from '../types/not-found.ts'
import { paths } from '#src/paths.ts'

export const notFound = {
  meta: {
    title: 'Halaman tidak dijumpai',
    description: `Tiada halaman di alamat ini. Laman utama ${BRAND.name} membawa anda ke semua halaman yang lain.`,
  },
  code: '404',
  text: 'Alamak! Halaman tidak dijumpai',
  repair: 'Letakkan semula jahitan yang tertanggal',
  action: { kind: 'route', label: 'Kembali ke laman utama', to: paths.home },
  links: [
    { kind: 'route', label: 'Untuk anda', to: paths.forUsers },
    { kind: 'route', label: 'Cara ia berfungsi', to: paths.howItWorks },
    { kind: 'route', label: 'Hubungi kami', to: paths.contact },
  ],
} satisfies NotFoundContent
