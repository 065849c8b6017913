import { BRAND } from '../facts/company.ts'
import type { notFound as english } from '../en/not-found.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const notFound = {
  meta: {
    title: 'பக்கம் கிடைக்கவில்லை',
    description: `இந்த முகவரியில் பக்கம் இல்லை. ${BRAND.name}: உங்கள் மொழியிலேயே AI வழி உளவியல் சிகிச்சை. ${siteStatus} முகப்பிலிருந்து பிற பக்கங்களுக்குச் செல்லலாம்.`,
  },
  code: '404',
  text: 'அந்தப் பக்கம் இங்கே இல்லை',
  about: `இந்த முகவரி தவறாகவோ பழையதாகவோ இருக்கலாம். ${BRAND.name}: உங்கள் மொழியிலேயே, எந்நேரமும் AI வழி உளவியல் சிகிச்சை, மலேசியாவில் உள்ளவர்களுக்கு.`,
  home: 'முகப்புக்குத் திரும்ப',
  links: {
    forUsers: 'உங்களுக்காக',
    howItWorks: 'எப்படிச் செயல்படும்',
    contact: 'தொடர்புகொள்ள',
  },
} satisfies Translated<typeof english>
