import { openCare } from '#src/content/help-sources.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, universities } = openCare

/** It lists help by situation, with numbers and links only: no line judges how a person is. */
export const helpToday = {
  title: 'Where to get help',
  text: 'In danger, call 999. Otherwise call any line that is open now. If it’s busy or nobody answers, try again or call the next open one. You can ask whether someone speaks your language.',
  situations: {
    danger: {
      title: 'I’m afraid I’ll hurt myself, or I already have',
      text: 'Call 999, or go to a hospital’s emergency department, at any hour. You don’t have to be injured: you can go because you feel suicidal. If someone else is hurt, do the same.',
    },
    suicide: {
      title: 'I’m thinking of ending my life',
      text: 'Call a helpline and tell them so. They will listen, and you don’t have to get through this alone. If you’re afraid you may act on these thoughts, call 999.',
    },
    talk: {
      title: 'I want to talk tonight',
      text: 'It doesn’t have to be an emergency. About a third of callers to Befrienders talk about suicide; the others call about family, work or being lonely.',
    },
    silence: {
      title: 'I can’t speak right now',
      text: 'Write instead, though an answer may take a while. If you can’t wait, message someone you trust: say where you are, and ask them to call 999. If there is nobody, call 999 yourself and say where you are first, even in a whisper. A silent call may not bring help.',
    },
    treatment: {
      title: 'I want treatment',
      text: 'Say that you would like to talk about your mental health.',
    },
    student: {
      title: 'I am a student',
      text: `All ${universities.count} public universities have free counselling: ask yours. At school, ask for the counsellor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Someone is hurting me',
      text: 'It may be at home or anywhere else. If you’re in danger now, call 999.',
    },
  },
  places: {
    saveMe999: {
      name: 'SaveME999, an app',
      text: 'If you have registered, you can reach the police and an ambulance by text or video. If you haven’t, use one of the other ways now, and register on a calmer day.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Government clinics. By the ministry’s price list ${clinics.visit} a visit for Malaysians, more for others. You can walk in; appointments in MySejahtera go first.`,
    },
    hospital: {
      name: 'Government hospitals',
      text: `For a specialist, with a doctor’s letter. Referred by a government doctor, the first visit is free and later ones cost ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Find your nearest MENTARI',
      text: `${mentari.count} community mental health centres, at least one in every state.`,
    },
  },
  ways: { mail: 'Email', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Trained volunteers. They listen, you don’t have to give your name, and it stays between you. If it’s busy, try again, or the next line.',
    kasih:
      'Officers for violence, abuse and family crisis. Calling to ask isn’t a report. If you make one, it goes to the welfare office or the police, with your name.',
    heal: 'Counsellors of the Ministry of Health. If your life is in danger, they can call 999 for you.',
  },
} as const
