import type { OwnersWords } from '../owner.ts'

export const ownersWords: OwnersWords = {
  team: {
    'Dr Aisyah R.': {
      title: 'தலைமைச் செயல்முறை அதிகாரி',
      credentials: 'மனநல மருத்துவர், MMed (Psych)',
    },
    'Wei Jian T.': {
      title: 'தலைமைத் தொழில்நுட்ப அதிகாரி',
      credentials: 'PhD, இயந்திரக் கற்றல்',
    },
    'Dr Kavitha S.': {
      title: 'சிகிச்சைப் பிரிவு இயக்குநர்',
      credentials: 'மருத்துவ உளவியல் நிபுணர், PsyD',
    },
    'Harpreet S.': {
      title: 'பாதுகாப்பு, நெறிமுறை',
      credentials: 'MSc, சுகாதாரத் தரவு அறிவியல்',
    },
    'Nurul H.': {
      title: 'ஆராய்ச்சி',
      credentials: 'MPH, நோய்ப் பரவலியல்',
    },
    'Marcus L.': {
      title: 'கூட்டாண்மை',
      credentials: 'MBA, சுகாதார அமைப்புகள்',
    },
    'Li Ann C.': {
      title: 'சேவையும் வடிவமைப்பும்',
      credentials: 'MDes, பயன்பாட்டு வடிவமைப்பு',
    },
  },
  nameMeaning: 'மலாய் மொழியில் Hening என்றால் நீரைப் போன்ற அமைதி, தெளிவு.',
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
