import type { OwnersWords } from '../owner.ts'

export const ownersWords: OwnersWords = {
  team: {
    'Dr Aisyah R.': {
      title: '首席执行员',
      credentials: '精神科医生，精神医学硕士 MMed (Psych)',
    },
    'Wei Jian T.': {
      title: '首席技术官',
      credentials: '机器学习博士（PhD）',
    },
    'Dr Kavitha S.': {
      title: '临床总监',
      credentials: '临床心理师，心理学博士（PsyD）',
    },
    'Harpreet S.': {
      title: '安全与伦理',
      credentials: '健康数据科学硕士（MSc）',
    },
    'Nurul H.': {
      title: '研究',
      credentials: '公共卫生硕士（MPH），流行病学',
    },
    'Marcus L.': {
      title: '合作事务',
      credentials: '工商管理硕士（MBA），医疗体系',
    },
    'Li Ann C.': {
      title: '产品与设计',
      credentials: '设计硕士（MDes），互动设计',
    },
  },
  nameMeaning: 'Hening是马来语，意思是平静、清澈，像水一样。',
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
