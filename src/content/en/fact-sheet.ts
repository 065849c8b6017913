import { capitalized } from '../sentences/capitalized.ts'
import { otherTeamsStudies } from '../facts/studies.ts'
import { BRAND, company } from '../facts/company.ts'
import { suicideLaw } from '../facts/law.ts'
import { legal } from './legal.ts'
import { isOpen } from '../facts/stage.ts'
import { otherValues, sources } from '../facts/statistics.ts'
import { countInWords, otherValueTexts, statisticTexts } from './statistics.ts'

const { perNewestCount, olderCount: older, newestCount: newest } = otherValueTexts
const { olderCount, newestCount } = otherValues
const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

const others = countInWords(otherTeamsStudies)

/** Texts of 50 and 100 words, or a few more where the name has more than one. */
const boilerplate = (text: string) => ({
  title: `About ${BRAND.name}, in ${text.split(' ').length} words`,
  text,
})

/** The research page's part for the press, and “Figures and sources”, whose rows are in sources.ts. */
export const factSheet = {
  title: 'Figures and sources',
  is: 'What it is',
  source: 'Source',
  isNot: 'What it is not',
  sources: 'Sources',
  press: {
    title: 'For the press',
    text: 'We answer on the same business day. On deadline? Put the hour in the subject.',
    founded: (year: number) => `Founded in ${year} in Kuala Lumpur.`,
    people: (count: string) => `${count} people have taken part so far.`,
    logo: 'Logo',
    pictures: 'Pictures',
    action: 'Write to us about a story',
    subject: 'Media inquiry',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'Selected. Copy it with your browser.',
    boilerplates: [
      boilerplate(
        `${BRAND.name} is AI-based, culturally relevant psychotherapy for Southeast Asia, starting with Malaysia. Built in Kuala Lumpur for chat, audio and video, it speaks English, Malay, Mandarin and Tamil, even mixed. ${isOpen ? 'It is open to the public in Malaysia, was tested here first, and is not registered as a medical device.' : 'It is now in research trials, not yet open to the public, and is not registered as a medical device.'}`,
      ),
      boilerplate(
        `${BRAND.name} is AI-based, culturally relevant psychotherapy for Southeast Asia, starting with Malaysia. ${isOpen ? 'It has been built in Kuala Lumpur' : 'It is being built in Kuala Lumpur'} for students, busy professionals and everyday Malaysians, by chat, audio or video, on mobile or web, in English, Malay, Mandarin and Tamil, even mixed. One AI talks with a person while a second looks for signs of danger. Either can miss one, so ${BRAND.name} is not for emergencies and does not replace a therapist. Universities, companies, NGOs and healthcare providers can join the research. ${isOpen ? `${BRAND.name} is open to the public in Malaysia, tested here, and not registered as a medical device.` : `${BRAND.name} is in research trials, not open to the public, and not registered as a medical device.`}`,
      ),
    ],
    questions: {
      title: 'What reporters ask',
      list: [
        {
          question: 'Who is behind it?',
          answer: `${company.name}, a company in Kuala Lumpur.`,
        },
        {
          question: 'Is it open, and is it approved?',
          answer: isOpen
            ? 'It is open in Malaysia. It is not registered as a medical device.'
            : 'It is in research trials, and not registered as a medical device. [What works today](register)',
        },
        {
          question: isOpen ? 'What do your studies measure?' : 'What do the trials measure?',
          answer:
            'Whether distress goes down, whether the AIs see danger in time, and whether people keep using it.',
        },
        {
          question: 'Who answers in danger?',
          answer: 'The AI stops and shows 999 and the helplines. [What happens then](danger)',
        },
        {
          question: 'Who can read a conversation?',
          answer:
            'Both AIs read every word, and our team what its analysis needs. A university or employer can’t read it. [The whole list](readers)',
        },
        {
          question: 'What do other teams’ studies say?',
          answer: `Online therapy eases depression. The trials of AI are small and disagree. [${capitalized(others)} studies](studies)`,
        },
        {
          question: 'What do authorities say?',
          answer:
            'In June 2026, Malaysia’s Health Minister said not to rely on AI to screen for illness or confirm a diagnosis. He called it good for information and support with behaviour (The Star, 21 June 2026). In the US, no generative AI was authorised as a device for mental health when FDA advisers met on 6 November 2025. They want people to oversee it, monitoring after launch, and care with children (Psychiatric Times).',
        },
        {
          question: 'Why do two figures differ?',
          answer: `The ratio of ${statisticTexts.psychiatristRatio} dates from ${sources.ratio2016.year}. The ${statisticTexts.psychiatrists} psychiatrists lie between two counts, ${older} (${olderCount.year}) and ${newest} (${newestCount.year}). By the last one it is about one to ${perNewestCount}.`,
        },
      ],
      ask: 'Write to us for the logo, pictures and dates, to speak to a person, or to ask who approved our studies.',
    },
  },
  reporting: {
    title: 'If you write about suicide',
    text: [
      `Write “died by suicide”, not “committed”. Attempting suicide has not been a crime in Malaysia since ${noOffenceSince}.`,
      'Leave out the method, the place and the last words. Never blame a suicide on one cause.',
      'Put helplines beside the story, with numbers and hours you have checked with each one that day. Don’t call 999 to check.',
    ],
  },
} as const
