import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is true of every helpline. */
export const helplineFacts = {
  noPermission: 'Menelefon talian bantuan tidak perlu kebenaran sesiapa.',
  noOffence:
    'Sejak 10 September 2025, cubaan bunuh diri tidak lagi menjadi kesalahan jenayah di Malaysia. Jadi, jangan takut meminta bantuan.',
} satisfies Translated<typeof english>
