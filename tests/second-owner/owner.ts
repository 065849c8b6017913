import type { Owner, OwnersWords, Plan, Trial } from '#src/content/owner.ts'
import type { Study } from '#src/content/facts/studies.ts'
import type { LanguageId } from '#src/languages.ts'

/*
 * A second owner: everything is filled in, and all of it invented. The brand has two words, the team
 * nine people with long names, the site is open and not in Tamil, whose words are behind, and the legal
 * texts have a new edition. Values have the hyphens, quotes, slashes and capitals that ours avoid.
 */

const people = [
  'Dr Sample Ramachandran',
  'Sample Santhirasegaram',
  'Sample Tan',
  'Sample binti Contoh',
  'Sample Wickramasinghe',
  'Dr Sample Lim',
  'Sample anak Contoh',
  "Sample D'Souza-Fernandez Jr.",
  'Sample Wong Contoh',
]

const plans = [
  { name: 'Basic', price: 'RM 29 a month' },
  { name: 'Plus', price: 'RM 59 a month' },
] satisfies Plan[]

const trial = {
  registration: 'NMRR-00-00000-AAA',
  ethicsApproval: 'KKM/NIHSEC/00-0000',
  people: 120,
  from: '2026-03',
  to: '2026-09',
} satisfies Trial

/** Her owner.ts. */
export const secondOwner: Owner = {
  brand: 'Ruang Teduh',
  siteOrigin: 'https://ruang-teduh.example.com',
  stage: 'open',
  signUpUrl: 'https://app.ruang-teduh.example.com/start',
  company: 'Contoh & Kedua (M) Sdn. Bhd.',
  registration: '111111111111',
  address: ['12-3 & 12-3A, Wisma Contoh', 'Lorong Contoh 5/7', '50000 Kuala Lumpur, Malaysia'],
  mailboxes: {
    support: 'help@ruang-teduh.example.com',
    careers: 'jobs@ruang-teduh.example.com',
    investors: 'capital@ruang-teduh.example.com',
    privacy: 'data@ruang-teduh.example.com',
  },
  phones: { malaysia: '+60 3 0000 0002', singapore: '+65.0000.0001' },
  socialLinks: {
    LinkedIn: 'https://www.linkedin.com/company/ruang-teduh-example',
    Instagram: 'https://www.instagram.com/ruang.teduh.example',
    YouTube: 'https://www.youtube.com/@ruang-teduh-example',
  },
  pressContact: {
    name: 'Sample Fernandez',
    email: 'press@ruang-teduh.example.com',
    phone: '+60 3 0000 0003',
  },
  pressKit: { logo: 'ruang-teduh.svg', pictures: 'ruang-teduh.zip' },
  partnerContact: 'Sample Tan',
  founded: 2024,
  marketSource: 'Sample Research, 2026',
  round: { stage: 'Seed', size: 'RM 4 million' },
  mostPopularBasis: { partners: 3, month: '2026-10' },
  smallestGroup: 20,
  handsOn: true,
  plans,
  sessionMinutes: 45,
  minimumAge: 18,
  sessionReaders: 'withConsent',
  onCallConfirmedOn: '2026-10-01',
  clinicalLead: 'Dr Sample Ramachandran',
  trials: [trial],
  storage: { hosting: 'MY', database: 'MY', mail: 'SG' },
  transferGround: 'precautions',
  backupDays: 30,
  retention: { waitlistMonths: 60, waitlistDaysAfterAnnouncement: 30, messageMonths: 24 },
  dataProtectionOfficer: 'Sample binti Contoh',
  publishedLanguages: ['en', 'ms', 'zh'],
  team: people.map((name, index) => ({
    name,
    isSample: true,
    photo: 'sample.jpg',
    link: `https://www.linkedin.com/in/sample-${index}`,
  })),
}

const english: OwnersWords = {
  team: Object.fromEntries(
    people.map((name) => [
      name,
      { title: 'HEAD OF A DEPARTMENT', credentials: 'MSc (1998-2001), sample' },
    ]),
  ),
  nameMeaning: 'Ruang Teduh is Malay for a shaded place.',
  approach: 'cognitive behavioural therapy',
  plans: { Basic: 'Chat at any hour.', Plus: 'Chat, audio and video at any hour.' },
  takeOver: { who: 'A nurse', hours: 'from 8 a.m. to 10 p.m.' },
  sessionReaders: {
    who: 'Two psychologists',
    howMuch: 'one session in a hundred',
    whatFor: 'to see whether the AI answers well',
  },
  whomWeTell: "We tell the contact person you named if your life's in danger, at 8:00am or 3am.",
  parentsSee: 'Parents see when a child had a session, not what was said.',
  trials: { [trial.registration]: 'Does therapy by AI help adults with mild depression?' },
  clinicalLeadCredentials: 'clinical psychologist, PsyD',
  founders: 'We are two samples. Nobody has to take us for real.',
  useOfFunds: ['a second trial', 'a team of clinicians', 'servers in Malaysia'],
  opening: 'the middle of 2027',
}

/** Her owners-words.ts in each language; those of the unpublished one are empty or about an earlier name. */
export const secondOwnersWords: Record<LanguageId, OwnersWords> = {
  en: english,
  ms: {
    ...english,
    team: Object.fromEntries(
      people.map((name) => [name, { title: 'Ketua jabatan', credentials: 'MSc, contoh' }]),
    ),
    nameMeaning: 'Ruang Teduh bermaksud tempat yang redup dan nyaman.',
    approach: 'terapi tingkah laku kognitif',
    plans: {
      Basic: 'Sembang pada bila-bila masa.',
      Plus: 'Sembang, audio dan video pada bila-bila masa.',
    },
    takeOver: { who: 'Jururawat', hours: 'dari 8 pagi hingga 10 malam' },
    sessionReaders: {
      who: 'Dua orang ahli psikologi',
      howMuch: 'satu daripada seratus sesi',
      whatFor: 'untuk melihat sama ada AI menjawab dengan baik',
    },
    whomWeTell: 'Kami memberitahu orang hubungan anda jika nyawa anda dalam bahaya.',
    parentsSee: 'Ibu bapa nampak waktu sesi anak, bukan kandungannya.',
    trials: {
      [trial.registration]: 'Adakah terapi AI membantu orang dewasa yang murung ringan?',
    },
    clinicalLeadCredentials: 'ahli psikologi klinikal, PsyD',
    founders: 'Kami berdua hanyalah contoh. Kami tidak wujud.',
    useOfFunds: ['kajian kedua', 'pasukan klinikal', 'pelayan di Malaysia'],
    opening: 'pertengahan 2027',
  },
  zh: {
    ...english,
    team: Object.fromEntries(
      people.map((name) => [name, { title: '部门主管', credentials: '硕士，示例' }]),
    ),
    nameMeaning: 'Ruang Teduh是马来语，意思是阴凉的地方。',
    approach: '认知行为治疗',
    plans: { Basic: '随时可以文字聊天。', Plus: '随时可以文字、语音和视频聊天。' },
    takeOver: { who: '护士', hours: '早上8点到晚上10点' },
    sessionReaders: {
      who: '两位心理师',
      howMuch: '每一百次会谈中的一次',
      whatFor: '检查AI回答得好不好',
    },
    whomWeTell: '如果你有生命危险，我们会告诉你指定的联系人。',
    parentsSee: '父母看得到孩子什么时候会谈，看不到内容。',
    trials: { [trial.registration]: 'AI心理治疗能不能帮助轻度抑郁的成年人？' },
    clinicalLeadCredentials: '临床心理师，PsyD',
    founders: '我们两位只是示例，并不存在。',
    useOfFunds: ['第二项试验', '临床团队', '马来西亚的服务器'],
    opening: '2027年年中',
  },
  ta: {
    ...english,
    team: {},
    nameMeaning: 'Hening என்றால் அமைதி.',
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
  },
}

/** A study of her own, in studies.ts. */
export const ownStudy = {
  author: 'Ramachandran',
  year: 2026,
  journal: 'Journal of Samples',
  doi: '10.0000/sample',
  people: trial.people,
  inMalaysia: true,
  isOurs: true,
} satisfies Study

/** What it found, in studies.ts in each language. */
export const ownStudysWords: Record<LanguageId, { found: string; limit: string }> = {
  en: {
    found: `Depression eased in ${trial.people} adults who talked to the AI for six weeks.`,
    limit: 'A sample, which nobody took part in.',
  },
  ms: {
    found: `Kemurungan ${trial.people} orang dewasa berkurang selepas enam minggu berbual dengan AI.`,
    limit: 'Contoh sahaja; tiada sesiapa yang menyertainya.',
  },
  zh: {
    found: `${trial.people}名成年人和AI谈了六个星期，抑郁有所减轻。`,
    limit: '只是示例，没有人参加。',
  },
  ta: {
    found: `ஆறு வாரம் AI-யுடன் பேசிய ${trial.people} பேருக்கு மனச்சோர்வு குறைந்தது.`,
    limit: 'இது மாதிரி மட்டுமே; யாரும் பங்கேற்கவில்லை.',
  },
}

/** The edition that launch day asks for in published languages; it names the event that only an open site names. */
export const newEdition: Partial<Record<LanguageId, string>> = {
  en: 'Sign-ups are open in Malaysia; the waitlist is closed.',
  ms: 'Pendaftaran sudah dibuka; senarai menunggu sudah ditutup.',
  zh: '服务已在马来西亚开放；等候名单停止加入。',
}
