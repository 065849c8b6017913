import { BRAND } from '../facts/company.ts'
import type { site as english } from '../en/site.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const site = {
  documentTitle: (page) => `${page} – ${BRAND.name}`,
  status: { text: siteStatus, link: 'Apa yang sudah ada' },
  skipLink: 'Langkau ke kandungan',
  languages: 'Bahasa',
  header: {
    navigation: 'Menu utama',
    menu: { open: 'Buka menu', close: 'Tutup menu' },
    links: {
      forUsers: 'Untuk anda',
      howItWorks: 'Begini caranya',
      about: 'Tentang kami',
      solutions: 'Yang kami bina',
      research: 'Penyelidikan',
      forInvestors: 'Untuk pelabur',
      safety: 'Keselamatan',
      forPartners: 'Untuk rakan kerjasama',
      contact: 'Hubungi kami',
    },
  },
  /** The buttons and the links beside them. */
  signUp: {
    button: isOpen ? 'Daftar' : 'Sertai senarai',
    link: isOpen ? 'Daftar' : 'Maklumkan bila dibuka',
  },
  footer: {
    location: 'Kuala Lumpur, Malaysia',
    links: {
      about: 'Tentang kami',
      howItWorks: 'Begini caranya',
      research: 'Penyelidikan & bukti',
      forUsers: 'Untuk anda',
      forPartners: 'Untuk rakan kerjasama',
      forInvestors: 'Untuk pelabur',
      safety: 'Keselamatan & privasi',
      contact: 'Hubungi kami',
      privacy: 'Dasar Privasi',
      terms: 'Terma Perkhidmatan',
    },
    phones: { malaysia: 'Malaysia', singapore: 'Singapura' },
    disclaimer: `${BRAND.name} bukan perkhidmatan kecemasan, tidak berdaftar sebagai peranti perubatan, dan tidak menggantikan ahli terapi.`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: 'Kembali ke laman utama', contents: 'Di halaman ini' },
  factSheet: 'Angka kami dan sumbernya',
  source: (publisher, year) => (year ? `${publisher}, ${year}` : publisher),
  loading: 'Sedang dimuatkan…',
  newTab: 'dibuka dalam tab baharu',
  error: {
    title: 'Halaman ini tidak dapat dimuatkan.',
    text: 'Sambungan terputus, atau laman ini dikemas kini semasa anda membaca. Apa yang sudah anda hantar tidak hilang.',
    reload: 'Muat semula',
  },
} satisfies Translated<typeof english>
