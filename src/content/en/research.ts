import { BRAND, sources } from '../facts.ts'

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `What ${BRAND.name} rests on, what its research trials in Malaysia ask, what stands behind every claim on this site, and what nobody knows yet.`,
  },
  hero: {
    title: 'It is being tested before it is offered.',
    lead: 'Here is what it rests on, what we want to find out, and how far along everything is that this site says.',
  },
  evidence: {
    title: 'Evidence foundation',
    statement: 'Talking helps. Whether this does, here, in four languages, has to be shown.',
    paragraphs: [
      'Structured talking therapies, cognitive behavioural therapy among them, have been tested in clinics for decades; versions on a screen too, mostly in English and mostly far from here. That is our foundation. It is not our proof: what counts as family, shame or rest is not the same in Ipoh as in those studies.',
      'So we want to know three things. Does distress go down? Is risk caught? Do people come back? We mean to publish what the trials find, whichever way it falls.',
    ],
  },
  insights: {
    title: 'Key insights',
    text: 'Three public figures, and what each one asks of the research.',
    list: {
      need: {
        caption: `of adults struggle with mental health issues, by a screening in ${sources.survey2015.year}.`,
        title: 'The need is ordinary',
        text: 'A screening finds distress, which is no diagnosis. Research has to begin with people who have none.',
      },
      between: {
        caption: `is the psychiatrist-to-patient ratio, as it was said in ${sources.ratio2016.year}.`,
        title: 'Help must hold between appointments',
        text: 'It has to carry someone through weeks when nobody is free, and hand over when a person is needed.',
      },
      price: {
        caption: `is what therapy sessions cost, each, by a guide of ${sources.fees2016.year}.`,
        title: 'Price is part of whether it works',
        text: 'Care that people cannot afford to finish has not worked. So it matters who stops, and why.',
      },
    },
  },
  participate: {
    title: 'Take part in a trial',
    text: 'Tell us where you live and which languages you think in. We write back with what a trial involves, before you agree to anything.',
    action: 'Participate in Research',
  },
  partner: {
    title: 'Bring a trial to your people',
    text: 'Campuses, employers, community organisations and clinics can host one.',
    action: 'Partner With Us',
  },
} as const
