import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { company, businessConstants } from '../facts.ts'
import type { pitchDeckReplies as english } from '../en/pitch-deck-replies.ts'
import type { Translated } from '../types.ts'

export const pitchDeckReplies = {
  fieldProblems: {
    missing: {
      firstName: 'Isi nama anda',
      lastName: 'Isi nama bapa atau nama keluarga anda',
      email: 'Isi e-mel untuk menerima pitch deck',
      organization: 'Isi organisasi anda',
      position: 'Isi jawatan anda',
      investorType: 'Pilih jenis pelabur',
    },
    malformed: {
      email: 'Semak alamat ini. Contoh: name@example.com',
    },
    long: {
      firstName: `Jumlah aksara kedua-dua nama tidak boleh melebihi ${longestNames}`,
      email: `Pendekkan alamat kepada ${limits.email} aksara`,
      organization: `Pendekkan nama organisasi kepada ${limits.organization} aksara`,
      message: `Pendekkan teks ini: jumlah semua jawapan tidak boleh melebihi ${longestMessage} aksara`,
    },
  },
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    missing: {
      title: 'Sila isi semua medan wajib',
      description:
        'Nama, nama bapa atau nama keluarga, e-mel, organisasi, jawatan dan jenis pelabur wajib diisi.',
    },
    malformed: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    long: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan isi medan yang ditandakan. Semua yang anda taip masih ada.',
    },
    sent: {
      title: 'Permintaan berjaya dihantar!',
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
