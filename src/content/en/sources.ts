import type { FigureId } from '../facts.ts'

/** For every figure: what it says, and what nobody should read into it. */
export const sourceNotes: Record<FigureId, { means: string; doesNotMean: string }> = {
  adultDistress: {
    means:
      'The share of people aged 16 and over whose answers to a screening questionnaire suggested distress.',
    doesNotMean:
      'It is not a diagnosis. The 2023 survey, which asked about depression, found it in 4.6% of adults, about 1 million people.',
  },
  peopleAffected: {
    means: 'The same survey’s screening result, counted in people: 4.2 million aged 16 and over.',
    doesNotMean:
      'It does not say that over 4 million people have been diagnosed or need treatment.',
  },
  psychiatristRatio: {
    means: 'About one psychiatrist for every 100,000 people in the country in 2016.',
    doesNotMean: 'It has improved since, and it does not count psychologists or counsellors.',
  },
  psychiatrists: {
    means:
      'A rounded count for the whole country, between 400 in July 2021 and 623 in November 2024.',
    doesNotMean: 'It is not the newest count, which is the 623 registered in November 2024.',
  },
  population: {
    means: 'The mid-year estimate of everyone living in Malaysia.',
    doesNotMean: 'It does not count only adults, or only citizens.',
  },
  sessionCost: {
    means: 'What a single session commonly costs, from RM200 upwards.',
    doesNotMean: 'Public clinics cost far less, and some private practices charge by income.',
  },
  privateSession: {
    means: 'What private practices commonly charge for one session, or more.',
    doesNotMean: 'It is not an average from a survey; fees differ by town and by therapist.',
  },
  market: {
    means:
      'What we estimate is spent each year on mental health care that digital therapy could serve in Southeast Asia, in US dollars.',
    doesNotMean: 'It is not our revenue, and no independent body has checked it.',
  },
}
