import { BRAND } from '../facts.ts'
import { formLimits } from '../form-limits.ts'
import type { waitlist as english } from '../en/waitlist.ts'
import type { Translated } from '../types.ts'

export const waitlist = {
  title: 'Sertai senarai menunggu',
  text: 'Kami akan menghantar satu e-mel sahaja, apabila pendaftaran dibuka.',
  email: 'E-mel',
  name: 'Nama',
  optional: 'tidak wajib',
  submit: 'Hantar',
  submitting: 'Sedang dihantar...',
  cancel: 'Batal',
  close: 'Tutup',
  problems: {
    missing: {
      email: 'Isi e-mel anda',
    },
    malformed: {
      email: 'Semak alamat ini. Contoh: nama@example.com',
    },
    unreadable: 'Taip semula, tanpa menampal. Ada aksara di dalamnya yang bukan teks.',
    long: {
      email: `Alamat e-mel ini terlalu panjang. Pendekkan kepada ${formLimits.email} aksara.`,
      name: `Pendekkan nama kepada ${formLimits.name} aksara.`,
    },
  },
  refused: 'Berlaku masalah. Sila cuba lagi.',
  unreachable: 'Gagal dihantar. Sila cuba lagi.',
  joined:
    'E-mel anda sudah dalam senarai. Kami akan menghantar satu e-mel sahaja, apabila pendaftaran dibuka. Jika perlu bercakap dengan seseorang sekarang, jangan tunggu kami. Telefon talian bantuan.',
  closesByItself: 'Kotak ini akan tertutup sendiri dalam 3 saat.',
  kept: (months) =>
    `Kami akan menyimpan alamat anda, dan nama anda jika diberikan, paling lama ${months} bulan.`,
  leave: 'Keluar daripada senarai melalui e-mel',
  beforeLaunch: {
    label: 'Senarai menunggu',
    tooltip: `${BRAND.name} belum dibuka. Sertai senarai melalui e-mel.`,
    untilThen: `${BRAND.name} belum dibuka.`,
    leaveEmail: 'Beritahu saya apabila dibuka',
  },
} satisfies Translated<typeof english>
