import type { trialWords as english } from '../en/trials.ts'
import type { Translated } from '../types.ts'

/** The trial register on the research page. */
export const trialWords = {
  title: 'ஆய்வுச் சோதனைப் பதிவேடு',
  text: 'ஆய்வுச் சோதனைகள் நடக்கின்றன; அவற்றின் விவரங்கள் எதுவும் இன்னும் வெளியிடப்படவில்லை. ஒன்று வெளியாகும் வரை, இங்கே ஒரு பதிவு என்னவெல்லாம் சொல்ல வேண்டும் என்பதை ஒரு மாதிரி காட்டுகிறது.',
  fields: {
    status: 'நிலை',
    design: 'ஆய்வு முறை',
    ages: 'வயது',
    languages: 'மொழிகள்',
    site: 'இடம்',
    investigator: 'ஆய்வாளர்',
    ethics: 'நெறிமுறைக் குழு அனுமதி',
    registry: 'பதிவு எண்',
    resultsDue: 'முடிவு வரும் காலம்',
  },
  sample: 'மாதிரி மட்டுமே, ஆய்வு அல்ல',
  unknown: 'இன்னும் வெளியிடப்படவில்லை',
  trials: {
    sample: {
      question: 'மன உளைச்சல் குறைகிறதா?',
    },
  },
} satisfies Translated<typeof english>
