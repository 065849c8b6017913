import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { company, businessConstants } from '../facts.ts'
import type { pitchDeckReplies as english } from '../en/pitch-deck-replies.ts'
import type { Translated } from '../types.ts'

export const pitchDeckReplies = {
  fieldProblems: {
    firstNameMissing: 'Isi nama anda',
    lastNameMissing: 'Isi nama bapa atau nama keluarga anda',
    emailMissing: 'Isi e-mel untuk menerima pitch deck',
    organizationMissing: 'Isi organisasi anda',
    positionMissing: 'Isi jawatan anda',
    investorTypeMissing: 'Pilih jenis pelabur',
    emailMalformed: 'Semak alamat ini: bentuknya sepatutnya seperti name@example.com',
    nameTooLong: `Pendekkan nama: jumlah kedua-duanya tidak boleh melebihi ${longestNames} aksara`,
    emailTooLong: `Pendekkan alamat kepada ${limits.email} aksara`,
    organizationTooLong: `Pendekkan nama organisasi kepada ${limits.organization} aksara`,
    messageTooLong: `Pendekkan teks ini: jumlah semua jawapan tidak boleh melebihi ${longestMessage} aksara`,
  },
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    missingFields: {
      title: 'Sila isi semua medan wajib',
      description:
        'Nama, nama bapa atau keluarga, e-mel, organisasi, jawatan dan jenis pelabur wajib diisi.',
    },
    invalidEmail: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    tooLong: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan medan yang ditandakan. Apa yang anda taip tidak hilang.',
    },
    sent: {
      title: 'Permintaan berjaya dihantar!',
      description: `Kami akan menghantar pitch deck kami dalam masa ${businessConstants.pitchDeckHours} jam.`,
    },
    failed: {
      title: 'Permintaan tidak dapat dihantar',
      description: 'Sila cuba lagi kemudian.',
    },
  },
  failedWithoutReason: 'Permintaan gagal dihantar',
  serviceBeingConfigured: `Perkhidmatan e-mel sedang disediakan. Sila hubungi bahagian perhubungan pelabur terus di ${company.investors}.`,
} satisfies Translated<typeof english>
