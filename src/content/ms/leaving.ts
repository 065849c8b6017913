import type { leaving as english } from '../en/leaving.ts'
import type { Translated } from '../types.ts'

export const leaving = {
  link: 'Keluar segera',
  onceMore: 'Tekan Shift sekali lagi untuk keluar segera.',
  limits:
    'Semua halaman yang anda buka, termasuk halaman ini, mungkin kekal dalam sejarah pelayar.',
} satisfies Translated<typeof english>
