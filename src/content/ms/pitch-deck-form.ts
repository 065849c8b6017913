import { formLimits } from '../facts/form-limits.ts'
import { company } from '../facts/company.ts'
import { businessConstants } from '../facts/terms.ts'
import type { pitchDeckForm as english } from '../en/pitch-deck-form.ts'
import type { Translated } from '../types.ts'

export const pitchDeckForm = {
  optional: '(tidak wajib)',
  fields: {
    firstName: 'Nama',
    lastName: 'Nama bapa atau nama keluarga',
    email: 'E-mel',
    organization: 'Organisasi',
    position: 'Jawatan',
    investorType: 'Jenis pelabur',
    investmentRange: 'Julat pelaburan',
    investmentFocus: 'Tumpuan pelaburan',
    timeframe: 'Jangka masa',
    message: 'Mesej',
  },
  lastNameHint: 'Jika anda hanya ada satu nama, tulis di kedua-dua ruang.',
  choose: 'Pilih',
  options: {
    investorType: {
      vc: 'Modal teroka',
      pe: 'Ekuiti persendirian',
      angel: 'Pelabur budiman (angel)',
      'family-office': 'Pejabat keluarga',
      corporate: 'Modal teroka korporat',
      government: 'Dana kerajaan',
      other: 'Lain-lain',
    },
    investmentRange: {
      '50k-250k': 'US$50 ribu – US$250 ribu',
      '250k-1m': 'US$250 ribu – US$1 juta',
      '1m-5m': 'US$1 juta – US$5 juta',
      '5m-25m': 'US$5 juta – US$25 juta',
      '25m+': 'US$25 juta atau lebih',
    },
    investmentFocus: {
      healthtech: 'Teknologi kesihatan',
      'digital-therapeutics': 'Terapi digital',
      'mental-health': 'Kesihatan mental',
      'ai-ml': 'AI dan pembelajaran mesin',
      saas: 'Perisian sebagai perkhidmatan (SaaS)',
      'southeast-asia': 'Asia Tenggara',
      'early-stage': 'Peringkat awal',
      growth: 'Peringkat pertumbuhan',
    },
    timeframe: {
      immediately: 'Segera',
      '3-months': 'Dalam masa 3 bulan',
      '6-months': 'Dalam masa 6 bulan',
      '12-months': 'Dalam masa 12 bulan',
      exploring: 'Sekadar meninjau',
    },
  },
  send: 'Minta pitch deck',
  pending: 'Sedang dihantar...',
  withoutScript:
    'Borang ini perlukan JavaScript. Jika dimatikan, minta pitch deck melalui alamat e-mel di halaman ini.',
  sentTo: (email) =>
    `Pitch deck akan dihantar kepada ${email} dalam masa ${businessConstants.pitchDeckHours} jam.`,
  failed: ['Semua yang anda taip masih ada di sini. Boleh juga tulis kepada ', '.'],
  reference: (reference) => `Nombor rujukan anda: ${reference}.`,
  issues: {
    required: {
      firstName: 'Isi nama anda',
      lastName: 'Isi nama bapa atau nama keluarga anda',
      email: 'Isi e-mel untuk menerima pitch deck',
      organization: 'Isi nama organisasi anda',
      position: 'Isi jawatan anda',
      investorType: 'Pilih jenis pelabur',
    },
    malformed: {
      email: 'Semak alamat ini. Contoh: nama@example.com',
    },
    too_long: {
      firstName: `Pendekkan nama kepada ${formLimits.names} aksara kesemuanya`,
      lastName: `Pendekkan nama kepada ${formLimits.names} aksara kesemuanya`,
      email: `Pendekkan alamat kepada ${formLimits.email} aksara`,
      organization: `Pendekkan nama organisasi kepada ${formLimits.organization} aksara`,
      position: `Pendekkan jawatan kepada ${formLimits.message} aksara`,
      message: `Pendekkan mesej ini: semua jawapan berkongsi ${formLimits.message} aksara`,
    },
  },
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    required: {
      title: 'Sila isi semua ruang wajib',
      description:
        'Nama, nama bapa atau nama keluarga, e-mel, organisasi, jawatan dan jenis pelabur wajib diisi.',
    },
    malformed: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    unreadable: {
      title: 'Ada aksara yang tidak dapat dihantar',
      description:
        'Sila taip semula isi ruang yang ditandakan, tanpa menampal. Ada aksara di dalamnya yang bukan teks.',
    },
    too_long: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan isi ruang yang ditandakan. Semua yang anda taip masih ada.',
    },
    sent: {
      title: 'Permintaan telah dihantar',
      description: `Kami akan menghantar pitch deck dalam masa ${businessConstants.pitchDeckHours} jam.`,
    },
    failed: {
      title: 'Permintaan tidak dapat dihantar',
      description: 'Sila cuba lagi kemudian.',
    },
  },
  failedWithoutReason: 'Permintaan gagal dihantar',
  serviceBeingConfigured: `Perkhidmatan e-mel masih disiapkan. Sila hubungi terus bahagian perhubungan pelabur: ${company.investors}.`,
} satisfies Translated<typeof english>
