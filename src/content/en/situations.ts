import { openCare } from '#src/content/facts/help-sources.ts'
import type { MalayPhrases } from '../quoted/in-malay.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, psss, universities } = openCare

/** It lists help by situation, with numbers and links only: no line judges how a person is. */
export const situationWords = {
  title: 'Where to get help',
  text: 'Call 999 if you or someone with you may not be safe, or you’re afraid you’ll hurt or kill yourself. Otherwise call any line open now. If it’s busy or nobody answers, try again or call the next one.',
  busy: 'Few volunteers answer at a time, so a busy line says nothing about you.',
  situations: {
    danger: {
      title: 'I’m afraid I’ll hurt myself, or I already have',
      text: 'Call 999, or go to a hospital’s emergency department, at any hour. You don’t have to be injured. Feeling suicidal is reason enough. Do the same if someone else is hurt.',
    },
    suicide: {
      title: 'I’m thinking of ending my life',
      text: 'Call a helpline and tell them about these thoughts. Someone will listen, and you don’t have to get through this alone. Call [999](emergency) if you’re afraid you may act on your thoughts.',
    },
    talk: {
      title: 'I want to talk to someone',
      text: 'About a third of callers to Befrienders talk about suicide. The others talk about family, work or being lonely. A bad night or a bad shift is reason enough to call.',
    },
    silence: {
      title: 'I can’t speak right now',
      text: 'The fastest way first. Turn the sound off before you type.',
    },
    treatment: {
      title: 'I want treatment',
      text: 'At a clinic, say that you’d like to talk about your mental health.',
    },
    student: {
      title: 'I am a student',
      text: `All ${universities.count} public universities have free counselling, so ask yours. At school, ask for the counsellor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Someone is hurting me',
      text: 'Call 999 if you’re in danger now, at home or anywhere else. What you write on WhatsApp stays on your phone until you delete it, and an answer can light up your screen.',
    },
  },
  silence: {
    call: 'Call 999 and say where you are first, even in a whisper. A silent call may not bring help.',
    send: 'Can’t call? Show or send this to someone you trust:',
    message: (place: string) =>
      `I’m in danger. I’m at ${place ? `${place}.` : '…'} Please call 999 for me. Don’t ring me.`,
    place: 'Where you are',
    kept: 'It goes into the text you copy. We don’t receive or keep it.',
    copy: 'Copy',
    share: 'Share',
    copied: 'Copied',
    copiedWithoutPlace: 'Copied, but without where you are.',
    selected: 'Selected. Copy it with your browser.',
    go: 'Can’t do either? Go to a busy public place, or to a hospital’s emergency department.',
    write:
      'Not urgent? Write to a helpline. An answer may take a while, and can light up your screen.',
    after: 'If someone checks your phone, delete the message afterwards and copy something else.',
  },
  treatment: {
    body: 'You can also start with your body: a racing heart, headaches, no appetite, nights without sleep.',
    faith: 'You can pray and see a doctor. Feeling like this doesn’t mean your faith is weak.',
  },
  places: {
    psss: {
      name: 'Social support centres (PSSS)',
      text: `Rather face to face? These centres of the Women’s Ministry have registered counsellors, free of charge. They have an app, ${psss.app}.`,
    },
    saveMe999: {
      name: 'SaveME999, an app',
      text: 'If you have registered, you can reach the police and an ambulance by text or video. If you haven’t, use another way now and register on a calmer day.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `By the ministry’s price list, government clinics charge Malaysians ${clinics.visit} a visit and others more. You can walk in, but appointments in MySejahtera go first.`,
    },
    hospital: {
      name: 'Government hospitals',
      text: `You need a doctor’s letter to see a specialist. If a government doctor wrote it, the first visit is free and later ones cost ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Find your nearest MENTARI',
      text: `There are ${mentari.count} community mental health centres, at least one in every state.`,
    },
  },
  channels: { mail: 'Email', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Trained volunteers listen. You don’t have to give your name, and what you say stays private.',
    kasih:
      'Officers help with violence, abuse or a family crisis. You can call and ask without making a report. A report goes to the welfare office or the police, with your name.',
    heal: 'Ministry of Health counsellors answer. If you’re in danger, call 999 yourself. If you’re already talking to them, they can call for you.',
  },
} as const

/** Malay to say on the phone (../quoted/in-malay.ts), and what it means. */
export const malayPhrases: MalayPhrases = {
  ambulance: {
    lead: 'In Malay you can say:',
    meaning: 'Please send an ambulance. My address is …',
  },
  askFor: { lead: 'You can ask in Malay:', meaning: 'Is there anyone who speaks English?' },
}
