import type { Tuple } from '../types/shared.ts'
import type { TeamMember } from '../types/about.ts'

/**
 * SAMPLE DATA: seven people who do not exist, with profile links that lead to nobody. Replace each
 * record with a real one (a photo goes to public/team), rename the constant to `team`, and set
 * `team.note` in about.ts to null.
 */
export const sampleTeam = [
  {
    name: 'Dr Aisyah R.',
    title: 'Ketua pegawai eksekutif',
    credentials: 'Pakar psikiatri, MMed (Psych)',
    image: '/team/portrait-1.svg',
    link: 'https://profiles.example.com/aisyah-r',
  },
  {
    name: 'Wei Jian T.',
    title: 'Ketua pegawai teknologi',
    credentials: 'PhD, pembelajaran mesin',
    image: '/team/portrait-2.svg',
    link: 'https://profiles.example.com/wei-jian-t',
  },
  {
    name: 'Dr Kavitha S.',
    title: 'Pengarah klinikal',
    credentials: 'Ahli psikologi klinikal, PsyD',
    image: '/team/portrait-3.svg',
    link: 'https://profiles.example.com/kavitha-s',
  },
  {
    name: 'Harpreet S.',
    title: 'Keselamatan dan etika',
    credentials: 'MSc, sains data kesihatan',
    image: '/team/portrait-4.svg',
    link: 'https://profiles.example.com/harpreet-s',
  },
  {
    name: 'Nurul H.',
    title: 'Penyelidikan',
    credentials: 'MPH, epidemiologi',
    image: '/team/portrait-5.svg',
    link: 'https://profiles.example.com/nurul-h',
  },
  {
    name: 'Marcus L.',
    title: 'Kerjasama',
    credentials: 'MBA, sistem kesihatan',
    image: '/team/portrait-6.svg',
    link: 'https://profiles.example.com/marcus-l',
  },
  {
    name: 'Li Ann C.',
    title: 'Produk dan reka bentuk',
    credentials: 'MDes, interaksi',
    image: '/team/portrait-7.svg',
    link: 'https://profiles.example.com/li-ann-c',
  },
] satisfies Tuple<TeamMember, 7>
