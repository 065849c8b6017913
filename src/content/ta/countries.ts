import type { Country } from '../sample-data.ts'

export const countries: Record<Country, string> = { MY: 'மலேசியா', SG: 'சிங்கப்பூர்', US: 'அமெரிக்கா' }
