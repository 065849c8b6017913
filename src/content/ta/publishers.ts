import type { publishers as english } from '../en/publishers.ts'
import type { Translated } from '../types.ts'

export const publishers = {
  survey2015: 'பொதுச் சுகாதார ஆய்வுக் கழகம்',
  survey2023: 'பொதுச் சுகாதார ஆய்வுக் கழகம்',
  ratio2016: 'New Straits Times',
  counts2024: 'சுகாதார அமைச்சர்',
  population2023: 'புள்ளிவிவரத் துறை',
  fees2016: 'மலேசிய மருத்துவ உளவியல் சங்கம்',
  fees2019: 'The Star',
  estimate: 'எங்கள் சொந்த மதிப்பீடு',
} satisfies Translated<typeof english>
