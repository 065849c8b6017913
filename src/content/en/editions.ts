import type { LegalEditions } from '../types.ts'

/**
 * The editions of the legal texts with the day each takes effect and what changed, the newest first.
 * A new edition is one entry here and in the editions.ts of each other language, with the same day.
 */
export const editions: LegalEditions = {
  privacy: [
    {
      version: '1.2',
      inForceSince: '2026-11-28',
      changed:
        'Of people who leave the waitlist, we keep a scrambled address until the list is deleted. The text is shorter in three places.',
    },
    {
      version: '1.1',
      inForceSince: '2026-11-27',
      changed:
        'We no longer say how often we write to the waitlist. We keep it until sign-ups are open, with the language of the page and the version of this notice. The companies that process the data are described, not named.',
    },
    {
      version: '1.0',
      inForceSince: '2026-11-22',
      changed: 'First version.',
    },
  ],
  terms: [
    {
      version: '1.2',
      inForceSince: '2026-11-28',
      changed: 'Shorter in two places. The English and Malay texts have equal force.',
    },
    {
      version: '1.1',
      inForceSince: '2026-11-27',
      changed:
        'Where the sources of our figures are. The limit of liability is the same, in fewer words.',
    },
    {
      version: '1.0',
      inForceSince: '2026-11-22',
      changed: 'First version.',
    },
  ],
}
