import { BRAND } from '../facts.ts'

/** The research page has this register of claims. */
export const registerWords = {
  title: 'The register',
  text: 'See our main claims, and whether each one is in place, in trials or planned.',
  groups: {
    works: {
      count: (claims: number) => `${claims} in place`,
      means: 'These claims are true today.',
    },
    inTrials: {
      count: (claims: number) => `${claims} in trials`,
      means: 'We are testing these claims and have no results yet.',
    },
    planned: {
      count: (claims: number) => `${claims} planned`,
      means: 'None of these is in place yet.',
    },
  },
  claims: {
    cookies: 'This website sets no cookies and loads nothing from other companies.',
    keyboard: 'You can use the menu and every form on this website with the keyboard alone.',
    trials: 'Research trials are running in Malaysia.',
    therapy: `${BRAND.name} is AI-driven, culturally relevant psychotherapy.`,
    validation: 'We are clinically validating the therapy as a digital therapeutic.',
    languages:
      'The AI understands English, Malay, Mandarin and Tamil, even mixed in one conversation.',
    local: 'The examples and exercises come from life in Malaysia.',
    hours: 'The AI answers 24/7.',
    ways: 'You can use chat, audio or video, on mobile or web.',
    tools: 'You get recaps, reminders and tools between sessions.',
    crisis: 'A second AI watches each conversation for signs of danger.',
    ethics: 'The AI says that it is an AI, and it doesn’t diagnose.',
    escalation: 'A person will take over when the AI finds danger.',
    encryption:
      'Sessions will be end-to-end encrypted, from your phone to our servers, where the AI reads them.',
    servers: 'Sessions will be kept on Malaysian servers.',
    pdpa: 'The platform will comply with Malaysia’s Personal Data Protection Act.',
    rights: 'You will be able to see, delete and download your data, and opt out of data analysis.',
    authorities: 'Authorities will get only what a law or a court order requires.',
    clinicians:
      'If you consent, your clinician will be able to read a short record of the weeks between visits.',
    account: 'You will have an account, with a plan and a schedule that you can change.',
    price: 'The therapy will cost much less than private sessions.',
    launch:
      'The therapy will open to the public if our research shows that it is safe and that it helps.',
    pilots: 'Partners will be able to run pilots with us.',
    totals: 'Partners will see totals, never a person’s session.',
    outcomes: 'Partners will get reports of outcomes from validated questionnaires.',
    device: 'The therapy software will be regulated as a medical device.',
    region: 'Programmes for the rest of Southeast Asia will follow.',
  },
} as const
