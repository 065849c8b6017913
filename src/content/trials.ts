/** What a trial says in words; what is left out is not published yet. */
export type TrialWords = { question: string; design?: string; site?: string; status?: string }

/** What is known of a trial in any language; null is not published yet. */
export type Trial = {
  /** A row that only shows what a trial will be asked for. The strict build refuses it. */
  isSample: boolean
  ages: string | null
  languages: string | null
  investigator: string | null
  ethics: string | null
  registry: string | null
  resultsDue: string | null
}

/** The trial register. Replace the sample by the first trial whose numbers may be published. */
export const trials = {
  sample: {
    isSample: true,
    ages: null,
    languages: null,
    investigator: null,
    ethics: null,
    registry: null,
    resultsDue: null,
  },
} as const satisfies Record<string, Trial>

export type TrialId = keyof typeof trials
