import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is true of every helpline. */
export const helplineFacts = {
  noPermission: 'உதவி எண்ணை அழைக்க யாருடைய அனுமதியும் வேண்டியதில்லை.',
  noOffence:
    '10 செப்டம்பர் 2025 முதல், மலேசியாவில் தற்கொலை முயற்சி சட்டப்படி குற்றம் அல்ல. பயப்படாமல் உதவி கேட்கலாம்.',
} satisfies Translated<typeof english>
