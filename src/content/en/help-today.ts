import { openCare } from '../open-care.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, mentari, hospitals } = openCare
const unknown = 'We don’t know. Ask when you call or arrive.'

/** Help that is open today, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'Help that is open today',
  text: `${helplineFacts.notCalled} Where we don’t know something, we say so.`,
  situations: {
    danger: {
      title: 'Someone is in danger',
      text: 'You, or someone near you, may not be safe. This includes thinking of ending your life.',
    },
    tonight: {
      title: 'I want to talk tonight',
      text: 'It doesn’t have to be an emergency to call.',
    },
    silent: {
      title: 'I can’t speak right now',
      text: 'Write instead. We don’t know how soon they answer.',
    },
    treatment: {
      title: 'I want treatment',
      text: 'Public clinics and hospitals treat mental health, too.',
    },
    student: {
      title: 'I am a student',
      text: `Ask your school or campus if it has a counsellor; we don’t know which do. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Someone hurts me',
      text: 'At home or anywhere else. If you are in danger now, call 999.',
    },
  },
  places: {
    clinics: {
      name: 'Klinik kesihatan',
      text: `Government health clinics. ${clinics.count} clinics and community sites offered checks and basic treatment in 2022.`,
      cost: unknown,
      hours: unknown,
      source: 'Health Minister, written reply of 19 July 2022 (CodeBlue)',
    },
    mentari: {
      name: 'MENTARI',
      text: `Community mental health centres, at least one in every state. There were ${mentari.count} in ${mentari.year}.`,
      cost: unknown,
      hours: unknown,
      source: 'mentari.moh.gov.my; CodeBlue, 31 December 2020',
    },
    hospitals: {
      name: 'Government hospitals',
      text: `${hospitals.specialist} specialist hospitals and four mental institutions had psychiatry in 2022.`,
      cost: unknown,
      hours: unknown,
      source: 'CodeBlue, 18 August 2022',
    },
    myMinda: {
      name: 'MyMINDA, in the MySejahtera app',
      text: 'The Ministry of Health’s own questions and reading, since October 2023.',
      cost: 'We don’t know.',
      hours: 'We don’t know.',
      source: 'The Star, 21 November 2023',
    },
  },
} as const
