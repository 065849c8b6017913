import { BRAND, figures, terms } from '../facts.ts'
import type { ForPartnersContent } from '../types/for-partners.ts'
import { paths } from '#src/paths.ts'
import { claimStatus } from './claim-status.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = terms

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `For universities, companies, NGOs and public health: three ways to work with ${BRAND.name}, AI-powered therapy for Malaysia in development and in research trials.`,
  },
  hero: {
    title: 'Bring it to the people you look after.',
    lead: 'We are looking for four kinds of partner: campuses, companies, community organisations, and the public health system.',
    actions: [
      { kind: 'route', label: 'Become a Partner', to: paths.contact },
      { kind: 'route', label: 'View Research', to: paths.research },
    ],
    status: `${claimStatus.trial}. Not on sale yet: what we agree today is a pilot to prepare, or research to share.`,
  },
  partners: {
    title: 'Who we work with',
    items: [
      {
        cloth: 'campus',
        title: 'Universities and colleges',
        text: 'Support between semesters, between appointments, and after the counselling office has closed.',
      },
      {
        cloth: 'company',
        title: 'Corporates',
        text: 'Staff wellbeing, and CSR and ESG programmes with outcomes you can report.',
      },
      {
        cloth: 'community',
        title: 'NGOs and community organisations',
        text: 'Reach people in the language they are spoken to at home.',
      },
      {
        cloth: 'clinic',
        title: 'Government and healthcare providers',
        text: `A first step for the people waiting for one of ${figures.psychiatrists.text} psychiatrists.`,
      },
    ],
    figures: ['psychiatrists'],
    status: `${claimStatus.planned}: the first partners start when our trials allow it.`,
  },
  benefits: {
    title: 'What a partnership gives you',
    items: [
      {
        title: 'Available at any hour',
        text: 'Support that does not close at five, by chat, audio or video.',
        status: claimStatus.trial,
      },
      {
        title: 'Four languages from the first day',
        text: 'English, Malay, Mandarin and Tamil, mixed the way people mix them.',
        status: claimStatus.trial,
      },
      {
        title: 'Data that stays in Malaysia',
        text: 'End-to-end encrypted, on Malaysian servers, under the PDPA. You see totals, never a person’s session.',
        status: claimStatus.planned,
      },
      {
        title: 'Evidence you can publish',
        text: 'Outcomes on validated scales, in a form that a board or a journal can read.',
        status: claimStatus.planned,
      },
    ],
  },
  models: {
    title: 'Three ways to begin',
    key: 'One stitch is one month. Filled is the least, outlined is how far it can go.',
    pilot: {
      name: 'Pilot Program',
      duration: `${pilotMonths.least}–${pilotMonths.most} months`,
      users: { strong: `Up to ${pilotUsers}`, rest: 'users' },
      includes: ['Basic analytics', 'Implementation support', 'Outcome evaluation'],
      action: { kind: 'enquiry', label: 'Start Pilot', subject: 'Starting a Pilot Program' },
    },
    enterprise: {
      name: 'Enterprise',
      badge: 'Most Popular',
      duration: `${enterpriseYears.least}–${enterpriseYears.most} years`,
      users: { strong: 'Unlimited', rest: 'users' },
      includes: ['Advanced analytics', 'Custom branding', 'Dedicated support'],
      action: { kind: 'enquiry', label: 'Get Quote', subject: 'A quote for Enterprise' },
    },
    research: {
      name: 'Research Partnership',
      duration: 'Collaborative',
      users: { strong: 'Together', rest: 'we agree its size' },
      includes: [
        'Co-publish findings',
        'Grant funding support',
        'Access to research data',
        'Academic collaboration',
      ],
      action: { kind: 'enquiry', label: 'Partner Research', subject: 'A Research Partnership' },
    },
    status: `${claimStatus.planned}: each model is agreed in writing before anyone starts.`,
  },
  metrics: {
    title: 'How we’ll know it works',
    text: 'Success metrics, agreed with you before the first day and reported to you after the last.',
    items: [
      {
        title: 'People start, and come back',
        text: 'How many of those you invite hold a first session, and how many a third.',
      },
      {
        title: 'Symptoms ease on validated scales',
        text: 'The questionnaires clinicians already use: before, midway and after.',
      },
      {
        title: 'Risk is caught and escalated',
        text: 'Every alert counted, and how long it took until a person answered it.',
      },
      {
        title: 'Waiting lists get shorter',
        text: 'Your own waiting times, before and after, from your own records.',
      },
    ],
    status: claimStatus.planned,
  },
} satisfies ForPartnersContent
