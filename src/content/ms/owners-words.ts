import type { OwnersWords } from '../owner.ts'

export const ownersWords: OwnersWords = {
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
  nameMeaning: 'Hening bermaksud tenang dan jernih, seperti air.',
  approach: '',
  plans: {},
  takeOver: { who: '', hours: '' },
  sessionReaders: { who: '', howMuch: '', whatFor: '' },
  whomWeTell: '',
  parentsSee: '',
  trials: {},
  clinicalLeadCredentials: '',
  founders: '',
  useOfFunds: [],
  opening: '',
}
