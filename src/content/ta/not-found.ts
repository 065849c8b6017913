import { BRAND } from '../facts.ts'
import type { NotFoundContent } from '../types/not-found.ts'
import { paths } from '#src/paths.ts'

export const notFound = {
  meta: {
    title: 'பக்கம் கிடைக்கவில்லை',
    description: `இந்த முகவரியில் பக்கம் எதுவும் இல்லை. ${BRAND.name} முகப்பிலிருந்து மற்ற எல்லாப் பக்கங்களுக்கும் செல்லலாம்.`,
  },
  code: '404',
  text: 'அடடா! அந்தப் பக்கம் இங்கே இல்லை',
  repair: 'விடுபட்ட தையலை மீண்டும் சேர்க்கவும்',
  action: { kind: 'route', label: 'முகப்புக்குத் திரும்ப', to: paths.home },
  links: [
    { kind: 'route', label: 'உங்களுக்காக', to: paths.forUsers },
    { kind: 'route', label: 'எவ்வாறு செயல்படுகிறது', to: paths.howItWorks },
    { kind: 'route', label: 'தொடர்புகொள்ள', to: paths.contact },
  ],
} satisfies NotFoundContent
