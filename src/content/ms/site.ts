import { BRAND } from '../facts.ts'
import type { SiteContent } from '../types/site.ts'
import { paths } from '#src/paths.ts'
import { waitlistClosed } from './waitlist-closed.ts'

export const site = {
  skipLink: 'Langkau ke kandungan',
  languages: 'Bahasa',
  header: {
    home: `${BRAND.name}, laman utama`,
    navigation: 'Menu utama',
    menu: { open: 'Buka menu', close: 'Tutup menu' },
    links: [
      { label: 'Tentang kami', to: paths.about },
      { label: 'Penyelesaian', to: paths.solutions },
      { label: 'Penyelidikan', to: paths.research },
      { label: 'Untuk pelabur', to: paths.forInvestors },
      { label: 'Keselamatan', to: paths.safety },
    ],
    menuLinks: [{ label: 'Untuk rakan kongsi', to: paths.forPartners }],
    contact: { label: 'Hubungi kami', to: paths.contact },
    waitlist: waitlistClosed,
  },
  footer: {
    waitlist: {
      title: 'Kami akan beritahu anda apabila ia dibuka.',
      text: 'Selagi percubaan penyelidikan kami berjalan, pendaftaran ditutup. Tinggalkan e-mel, dan kami akan menulis kepada anda apabila pendaftaran dibuka.',
      button: 'Sertai senarai melalui e-mel',
      joined:
        'E-mel anda sudah ada dalam senarai menunggu. Kami akan menulis sekali sahaja, apabila pendaftaran dibuka.',
      withoutScript: 'Atau tulis kepada kami, dan minta diberitahu:',
    },
    location: 'Kuala Lumpur, Malaysia',
    navigation: 'Kaki halaman',
    links: {
      product: [
        { label: 'Tentang kami', to: paths.about },
        { label: 'Cara ia berfungsi', to: paths.howItWorks },
        { label: 'Penyelidikan & bukti', to: paths.research },
      ],
      audiences: [
        { label: 'Untuk anda', to: paths.forUsers },
        { label: 'Untuk rakan kongsi', to: paths.forPartners },
        { label: 'Untuk pelabur', to: paths.forInvestors },
      ],
      trust: [
        { label: 'Keselamatan & privasi', to: paths.safety },
        { label: 'Hubungi kami', to: paths.contact },
        { label: 'Dasar Privasi', to: paths.privacy },
        { label: 'Terma Perkhidmatan', to: paths.terms },
      ],
    },
    email: 'E-mel',
    phones: { malaysia: 'Malaysia', singapore: 'Singapura', singaporeCrisis: 'Talian krisis' },
    emergency: {
      call: 'Jika berlaku kecemasan di Malaysia, telefon 999.',
      notAService: `${BRAND.name} bukan perkhidmatan kecemasan.`,
    },
    status: `${BRAND.name} sedang dibangunkan dan dalam percubaan penyelidikan. Ia bukan untuk dijual, tidak berdaftar sebagai peranti perubatan, dan bukan pengganti ahli terapi.`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: 'Kembali ke laman utama', contents: 'Di halaman ini' },
  factSheet: 'Angka kami dan sumbernya',
  source: (number, year) => (year ? `Sumber ${number}, ${year}` : `Sumber ${number}`),
  newTab: 'dibuka dalam tab baharu',
  error: {
    title: 'Halaman ini tidak dapat dimuatkan.',
    text: 'Sambungan internet terputus, atau laman ini dikemas kini semasa anda membaca. Apa yang telah anda hantar tidak hilang.',
    reload: 'Muat semula',
  },
} satisfies SiteContent
