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
    title: '首席执行员',
    credentials: '精神科医生，精神医学硕士（MMed (Psych)）',
    image: '/team/portrait-1.svg',
    link: 'https://profiles.example.com/aisyah-r',
  },
  {
    name: 'Wei Jian T.',
    title: '首席技术员',
    credentials: '机器学习博士（PhD）',
    image: '/team/portrait-2.svg',
    link: 'https://profiles.example.com/wei-jian-t',
  },
  {
    name: 'Dr Kavitha S.',
    title: '临床总监',
    credentials: '临床心理师，心理学博士（PsyD）',
    image: '/team/portrait-3.svg',
    link: 'https://profiles.example.com/kavitha-s',
  },
  {
    name: 'Harpreet S.',
    title: '安全与伦理',
    credentials: '健康数据科学硕士（MSc）',
    image: '/team/portrait-4.svg',
    link: 'https://profiles.example.com/harpreet-s',
  },
  {
    name: 'Nurul H.',
    title: '研究',
    credentials: '公共卫生硕士（MPH），流行病学',
    image: '/team/portrait-5.svg',
    link: 'https://profiles.example.com/nurul-h',
  },
  {
    name: 'Marcus L.',
    title: '合作事务',
    credentials: '工商管理硕士（MBA），医疗体系',
    image: '/team/portrait-6.svg',
    link: 'https://profiles.example.com/marcus-l',
  },
  {
    name: 'Li Ann C.',
    title: '产品与设计',
    credentials: '设计硕士（MDes），交互设计',
    image: '/team/portrait-7.svg',
    link: 'https://profiles.example.com/li-ann-c',
  },
] satisfies Tuple<TeamMember, 7>
