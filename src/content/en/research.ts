import { BRAND, sources } from '../facts.ts'

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `What ${BRAND.name} rests on: studies by name with their limits, what its research trials in Malaysia ask, and how far along everything on this site is.`,
  },
  hero: {
    title: 'It is being tested before it is offered.',
    lead: 'What it rests on, what we want to find out, and how far along everything here is.',
    loom: 'One row for each thing we say',
  },
  evidence: {
    title: 'Evidence foundation',
    statement: 'Talking helps. Whether this does, here, in four languages, has to be shown.',
    paragraphs: [
      'Talking therapies have been tested for decades, on a screen too: mostly in English and far from here. That doesn’t prove that ours works. Family, shame and rest don’t mean the same in Ipoh.',
      'So we ask three things. Does distress go down? Is risk caught? Do people come back? We mean to publish what we find, whichever way it falls.',
    ],
    studies: 'Six studies, with what each one doesn’t show',
    trials:
      'Trials are running in Malaysia. Each will be listed here with its site, ethics approval and registry number.',
  },
  participate: {
    title: 'Take part in a trial',
    text: 'Tell us where you live and which languages you speak. You’ll hear what a trial involves before you agree to anything.',
    action: 'Participate in Research',
    subject: 'Taking part in research',
  },
  partner: {
    title: 'Bring a trial to your people',
    text: 'Campuses, employers, community organisations and clinics can host one.',
    action: 'Partner With Us',
  },
  insights: {
    title: 'Key insights',
    list: {
      adultDistress: {
        caption: `of adults struggle with mental health issues, in a ${sources.survey2015.year} screening`,
        title: 'The need is ordinary',
        text: 'Research has to begin with people who have no diagnosis.',
      },
      psychiatristRatio: {
        caption: 'psychiatrist-to-patient ratio',
        title: 'Help must hold between appointments',
        text: 'It has to hold when nobody is free, and hand over when a person is needed.',
      },
      sessionCost: {
        caption: 'for a therapy session',
        title: 'Price is part of whether it works',
        text: 'Care that people can’t afford to finish hasn’t worked.',
      },
    },
  },
} as const
