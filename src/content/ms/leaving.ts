import type { leaving as english } from '../en/leaving.ts'
import type { Translated } from '../types.ts'

export const leaving = {
  link: 'Keluar segera',
  onceMore: 'Tekan Shift sekali lagi untuk keluar segera.',
  limits: 'Halaman ini dan halaman sebelumnya mungkin kekal dalam sejarah pelayar.',
} satisfies Translated<typeof english>
