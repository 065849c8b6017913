/** The trial register on the research page. */
export const trialWords = {
  title: 'The trial register',
  text: 'Trials are running, and none of their details is published yet. Until one is, a sample shows what an entry here has to say.',
  fields: {
    status: 'Status',
    design: 'Design',
    ages: 'Ages',
    languages: 'Languages',
    site: 'Site',
    investigator: 'Investigator',
    ethics: 'Ethics approval',
    registry: 'Registry number',
    resultsDue: 'Results due',
  },
  sample: 'Sample, not a trial',
  unknown: 'Not published yet',
  trials: {
    sample: {
      question: 'Does distress go down?',
    },
  },
} as const
