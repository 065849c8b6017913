import type { ownersWords as english } from '../en/owners-words.ts'
import type { Translated } from '../types.ts'

export const ownersWords = {
  team: {
    'Dr Aisyah R.': {
      title: 'Ketua pegawai eksekutif',
      credentials: 'Pakar psikiatri, MMed (Psych)',
    },
    'Wei Jian T.': {
      title: 'Ketua pegawai teknologi',
      credentials: 'PhD, pembelajaran mesin',
    },
    'Dr Kavitha S.': {
      title: 'Pengarah klinikal',
      credentials: 'Ahli psikologi klinikal, PsyD',
    },
    'Harpreet S.': {
      title: 'Keselamatan dan etika',
      credentials: 'MSc, sains data kesihatan',
    },
    'Nurul H.': {
      title: 'Penyelidikan',
      credentials: 'MPH, epidemiologi',
    },
    'Marcus L.': {
      title: 'Kerjasama',
      credentials: 'MBA, sistem kesihatan',
    },
    'Li Ann C.': {
      title: 'Produk dan reka bentuk',
      credentials: 'MDes, interaksi',
    },
  },
} satisfies Translated<typeof english>
