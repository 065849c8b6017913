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
    title: 'Chief executive',
    credentials: 'Psychiatrist, MMed (Psych)',
    image: '/team/portrait-1.svg',
    link: 'https://profiles.example.com/aisyah-r',
  },
  {
    name: 'Wei Jian T.',
    title: 'Chief technology officer',
    credentials: 'PhD, machine learning',
    image: '/team/portrait-2.svg',
    link: 'https://profiles.example.com/wei-jian-t',
  },
  {
    name: 'Dr Kavitha S.',
    title: 'Clinical director',
    credentials: 'Clinical psychologist, PsyD',
    image: '/team/portrait-3.svg',
    link: 'https://profiles.example.com/kavitha-s',
  },
  {
    name: 'Harpreet S.',
    title: 'Safety and ethics',
    credentials: 'MSc, health data science',
    image: '/team/portrait-4.svg',
    link: 'https://profiles.example.com/harpreet-s',
  },
  {
    name: 'Nurul H.',
    title: 'Research',
    credentials: 'MPH, epidemiology',
    image: '/team/portrait-5.svg',
    link: 'https://profiles.example.com/nurul-h',
  },
  {
    name: 'Marcus L.',
    title: 'Partnerships',
    credentials: 'MBA, health systems',
    image: '/team/portrait-6.svg',
    link: 'https://profiles.example.com/marcus-l',
  },
  {
    name: 'Li Ann C.',
    title: 'Product and design',
    credentials: 'MDes, interaction',
    image: '/team/portrait-7.svg',
    link: 'https://profiles.example.com/li-ann-c',
  },
] satisfies Tuple<TeamMember, 7>
