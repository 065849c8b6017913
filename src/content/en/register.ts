/** The register of claims on the research page. */
export const registerWords = {
  title: 'The register',
  text: 'Everything this site says about itself and the platform. Only the first two have published proof: automatic tests.',
  groups: {
    works: { count: (claims: number) => `${claims} work`, means: 'There today.' },
    inTrials: {
      count: (claims: number) => `${claims} in trials`,
      means: 'Being tried in research. Whether it works is not known.',
    },
    planned: {
      count: (claims: number) => `${claims} planned`,
      means: 'Not there yet. Nobody can use it today.',
    },
  },
  claims: {
    cookies: { claim: 'This website sets no cookies and loads nothing from other companies.' },
    keyboard: { claim: 'The menu and every form of this website work with the keyboard alone.' },
    trials: { claim: 'Research trials are running in Malaysia.' },
    therapy: { claim: 'AI-driven, culturally relevant psychotherapy.' },
    validation: { claim: 'Clinical validation as a digital therapeutic.' },
    languages: { claim: 'English, Malay, Mandarin and Tamil, mixed in one conversation.' },
    local: { claim: 'Examples and exercises that come from life in Malaysia.' },
    hours: { claim: 'An answer at any hour, 24/7.' },
    ways: { claim: 'Chat, audio or video, on mobile or web.' },
    tools: { claim: 'Recaps, reminders and tools between sessions.' },
    crisis: { claim: 'A second AI that only looks for signs of danger.' },
    ethics: { claim: 'It says that it is an AI, and it does not diagnose.' },
    escalation: {
      claim: 'A person takes over when danger is found.',
      open: 'Who, at which hours and how soon is not decided.',
    },
    encryption: { claim: 'End-to-end encryption of what is said in a session.' },
    servers: { claim: 'What is said in a session is kept on Malaysian servers.' },
    pdpa: { claim: 'Compliance with the Malaysian Personal Data Protection Act.' },
    rights: { claim: 'Access, deletion, download, and opting out of data analysis.' },
    authorities: {
      claim: 'Authorities get only what a law or a court makes us give.',
      open: 'Telling anybody without consent is not decided.',
    },
    clinicians: { claim: 'A record that your clinician can read, if you consent.' },
    account: { claim: 'Plans, an account, and a schedule that you can change.' },
    price: {
      claim: 'A price well below that of a private session.',
      open: 'No price is set.',
    },
    launch: { claim: 'Opening to the public.', open: 'There is no date.' },
    pilots: { claim: 'Pilots and other partnerships.', open: 'None is signed.' },
    totals: { claim: 'Partners see totals, never a person’s session.' },
    outcomes: { claim: 'Outcomes on validated scales, reported to partners.' },
    device: {
      claim: 'Regulated software as a medical device.',
      open: 'Not registered. The device class is not decided.',
    },
    region: { claim: 'Programmes for the rest of Southeast Asia.' },
  },
} as const
