import type { Country } from '../owner.ts'

export const countries: Record<Country, string> = {
  AU: '澳洲',
  DE: '德国',
  GB: '英国',
  IE: '爱尔兰',
  IN: '印度',
  JP: '日本',
  KR: '韩国',
  MY: '马来西亚',
  SG: '新加坡',
  US: '美国',
}
