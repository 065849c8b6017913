import type { publishers as english } from '../en/publishers.ts'
import type { Translated } from '../types.ts'

export const publishers = {
  survey2015: 'Institut Kesihatan Umum',
  survey2023: 'Institut Kesihatan Umum',
  ratio2016: 'New Straits Times',
  counts2024: 'Menteri Kesihatan',
  population2023: 'Jabatan Perangkaan',
  fees2016: 'Persatuan Psikologi Klinikal Malaysia',
  fees2019: 'The Star',
  estimate: 'anggaran kami sendiri',
} satisfies Translated<typeof english>
