import { expect, test } from 'vitest'
import { paths, type Path } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'

/** Claims, figures and fixed words of the specification, and the page each stands on. */
const said: [Path, string[]][] = [
  [
    paths.home,
    [
      '29.2%',
      'of adults struggle with mental health issues',
      '1:100,000',
      'RM200++',
      'AI-powered therapy',
      'Private and secure',
      'Culturally sensitive',
      'Why Choose',
      'Available 24/7',
      'English, Malay, Mandarin and Tamil',
      'End-to-end encrypted',
      'Malaysian servers',
      'PDPA',
      'Dual AI monitoring',
      'software as a medical device',
    ],
  ],
  [paths.about, ['Mission', 'Vision', 'Values', 'Our Story', 'Join Our Team', 'RM250 or more']],
  [paths.solutions, ['500', 'psychiatrists', '33 million', 'RM250', 'or more']],
  [paths.howItWorks, ['Pick your plan', 'Create your account', 'Tell us what you need']],
  [paths.howItWorks, ['Start a session', 'Stay on track', 'Adjust anytime']],
  [
    paths.research,
    ['Evidence foundation', 'Key insights', 'Participate in Research', 'Partner With Us'],
  ],
  [paths.forUsers, ['Students and youth', 'Busy professionals', 'Everyday Malaysians']],
  [
    paths.forPartners,
    [
      'Pilot Program',
      'Up to 500',
      'Enterprise',
      'Most Popular',
      'Unlimited',
      'Research Partnership',
      'Collaborative',
      'Basic analytics',
      'Implementation support',
      'Outcome evaluation',
      'Advanced analytics',
      'Custom branding',
      'Dedicated support',
      'Co-publish findings',
      'Grant funding support',
      'Access to research data',
      'Academic collaboration',
      'Start Pilot',
      'Get Quote',
      'Partner Research',
    ],
  ],
  [
    paths.forInvestors,
    [
      '$2.4B',
      'ver 4 million Malaysians',
      'More Than An App',
      'Investment opportunity',
      'Market opportunity',
      'Scalable model',
      'Clinical and regulatory edge',
      'Impact and returns',
      'Pipeline development',
      'Market position',
      'Future pipeline',
      'Request Our Pitch Deck',
      "What You'll Receive",
      'within 24 hours',
    ],
  ],
  [paths.safety, ['Your Well-Being, Protected by Design', 'Data protection', 'Crisis detection']],
  [paths.safety, ['Ethical AI', 'User control', 'conversation history', '999']],
  [paths.contact, ['within 24 hours', 'within 48 hours', 'same business day', 'within 4 hours']],
  [paths.contact, ['Join Waitlist', 'Partnerships', 'Investors', 'General Support']],
  [paths.contact, ['Join Our Waitlist', 'Learn More About Us', 'Kuala Lumpur']],
  [paths.privacy, ['7 years', 'Back to home']],
  [paths.terms, ['12 months', '999', 'Back to home']],
]

/** Typographic quotes and dashes stand for the specification's plain ones. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
}

test.each(said)('%s says what the specification has it say: %s', async (path, sentences) => {
  const { container } = await renderSite(path)
  const text = plain(container.querySelector('main')?.textContent ?? '').toLowerCase()
  expect(sentences.filter((sentence) => !text.includes(sentence.toLowerCase()))).toEqual([])
})
