import { BRAND } from '../facts/company.ts'
import type { notFound as english } from '../en/not-found.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const notFound = {
  meta: {
    title: 'பக்கம் கிடைக்கவில்லை',
    description: `இந்த முகவரியில் பக்கம் இல்லை. ${BRAND.name}: உங்கள் மொழியிலேயே AI வழி உளவியல் சிகிச்சை. ${siteStatus} முகப்பிலிருந்து எந்தப் பக்கத்துக்கும் போகலாம்.`,
  },
  code: '404',
  text: 'அடடா! அந்தப் பக்கம் இங்கே இல்லை',
  about: `முகவரி தவறாகவோ பழையதாகவோ இருக்கலாம். ${BRAND.name}, மலேசியாவில் உள்ளவர்களுக்கு, எந்த நேரமும், அவரவர் மொழியிலேயே AI வழி உளவியல் சிகிச்சை.`,
  home: 'முகப்புக்குத் திரும்ப',
  links: {
    forUsers: 'உங்களுக்காக',
    howItWorks: 'எப்படி நடக்கும்',
    contact: 'தொடர்புகொள்ள',
  },
} satisfies Translated<typeof english>
