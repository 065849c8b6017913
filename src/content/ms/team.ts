import type { roles as english } from '../en/team.ts'
import type { Translated } from '../types.ts'

export const roles = {
  aisyah: { title: 'Ketua pegawai eksekutif', credentials: 'Pakar psikiatri, MMed (Psych)' },
  weiJian: { title: 'Ketua pegawai teknologi', credentials: 'PhD, pembelajaran mesin' },
  kavitha: { title: 'Pengarah klinikal', credentials: 'Ahli psikologi klinikal, PsyD' },
  harpreet: { title: 'Keselamatan dan etika', credentials: 'MSc, sains data kesihatan' },
  nurul: { title: 'Penyelidikan', credentials: 'MPH, epidemiologi' },
  marcus: { title: 'Kerjasama', credentials: 'MBA, sistem kesihatan' },
  liAnn: { title: 'Produk dan reka bentuk', credentials: 'MDes, interaksi' },
} satisfies Translated<typeof english>
