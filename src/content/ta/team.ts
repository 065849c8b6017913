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
    title: 'தலைமை நிர்வாகி',
    credentials: 'மனநல மருத்துவர், MMed (Psych)',
    image: '/team/portrait-1.svg',
    link: 'https://profiles.example.com/aisyah-r',
  },
  {
    name: 'Wei Jian T.',
    title: 'தலைமைத் தொழில்நுட்ப அதிகாரி',
    credentials: 'PhD, இயந்திரக் கற்றல்',
    image: '/team/portrait-2.svg',
    link: 'https://profiles.example.com/wei-jian-t',
  },
  {
    name: 'Dr Kavitha S.',
    title: 'மருத்துவ இயக்குநர்',
    credentials: 'மருத்துவ உளவியல் நிபுணர், PsyD',
    image: '/team/portrait-3.svg',
    link: 'https://profiles.example.com/kavitha-s',
  },
  {
    name: 'Harpreet S.',
    title: 'பாதுகாப்பும் நெறிமுறையும்',
    credentials: 'MSc, சுகாதாரத் தரவு அறிவியல்',
    image: '/team/portrait-4.svg',
    link: 'https://profiles.example.com/harpreet-s',
  },
  {
    name: 'Nurul H.',
    title: 'ஆராய்ச்சி',
    credentials: 'MPH, நோய்ப் பரவலியல்',
    image: '/team/portrait-5.svg',
    link: 'https://profiles.example.com/nurul-h',
  },
  {
    name: 'Marcus L.',
    title: 'கூட்டாண்மை',
    credentials: 'MBA, சுகாதார அமைப்புகள்',
    image: '/team/portrait-6.svg',
    link: 'https://profiles.example.com/marcus-l',
  },
  {
    name: 'Li Ann C.',
    title: 'தயாரிப்பும் வடிவமைப்பும்',
    credentials: 'MDes, பயன்பாட்டு வடிவமைப்பு',
    image: '/team/portrait-7.svg',
    link: 'https://profiles.example.com/li-ann-c',
  },
] satisfies Tuple<TeamMember, 7>
