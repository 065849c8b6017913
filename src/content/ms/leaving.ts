import type { leaving as english } from '../en/leaving.ts'
import type { Translated } from '../types.ts'

export const leaving = {
  link: 'Keluar segera',
  onceMore: 'Tekan Shift sekali lagi untuk keluar segera.',
  ways: '“Keluar segera”, atau menekan Shift tiga kali, membawa anda ke laman cuaca.',
  limits: 'Halaman yang anda lihat sebelum itu masih ada dalam sejarah pelayar.',
  how: 'Cara memadamkannya',
} satisfies Translated<typeof english>
