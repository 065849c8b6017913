import type { Country } from '../sample-data.ts'

export const countries: Record<Country, string> = { MY: '马来西亚', SG: '新加坡', US: '美国' }
