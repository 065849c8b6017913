import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'

export const safety = {
  meta: {
    title: 'Safety and privacy',
    description: `How ${BRAND.name} is being built to protect what you say and to act when you are not safe: data protection, crisis detection, ethical AI and your control.`,
  },
  hero: {
    title: 'Your Well-Being, Protected by Design',
    lead: 'What you say in a session is yours. Here is how we are building a platform that keeps it so, and that is meant to notice when you may not be safe.',
    sentence: 'I have never said this out loud, not even at home, not to anyone at all.',
    caption: 'An example. On its way it is stitches; who can read it at either end stands below.',
    note: 'End-to-end encryption comes with the launch.',
  },
  commitments: {
    title: 'Four commitments',
    data: {
      title: 'Data protection',
      text: 'End-to-end encrypted, kept on Malaysian servers, under the PDPA. Nobody reads a session in order to sell you something.',
    },
    crisis: {
      title: 'Crisis detection',
      text: 'One AI holds the session and a second one watches for risk. If either finds it, crisis lines come first, and a person is to be called in. It can miss signs, so it never replaces emergency help.',
    },
    ethics: {
      title: 'Ethical AI',
      text: 'It says that it is an AI, in every language it speaks. It does not diagnose, and it does not pretend to be a friend.',
    },
    control: {
      title: 'User control',
      text: 'You decide what is kept. Read it, take it with you, have it deleted, or keep it out of our analysis.',
    },
  },
  privacy: {
    title: 'Data protection and privacy',
    law: {
      title: 'Compliance with the Personal Data Protection Act',
      text: [
        'The platform is being built to Malaysia’s Personal Data Protection Act, the PDPA: your consent first, a stated purpose, and servers in Malaysia.',
        `Session data would be kept for up to ${businessConstants.retentionYears} years, unless you ask for it to be deleted.`,
      ],
      scope:
        'This is about the platform. What you send through the forms of this website, and where that is kept, is in our Privacy Policy.',
      action: 'Read the Privacy Policy',
    },
    rights: {
      title: 'Your rights over your data',
      items: {
        access: { title: 'Access', text: 'See everything that is held about you.' },
        delete: {
          title: 'Delete',
          text: 'Request deletion of your data, all of it or one session.',
        },
        download: {
          title: 'Download',
          text: 'Take your conversation history with you, as a file.',
        },
        optOut: { title: 'Opt out', text: 'Keep your sessions out of data analysis.' },
      },
    },
  },
  accessibility: {
    title: 'Accessibility statement',
    statement:
      'This website is meant for everyone: on a bad night, on a small phone, by keyboard or by ear.',
    standard:
      'It aims at WCAG 2.2 level AA on every page, and at AAA for the contrast of text and the size of what you tap.',
    items: [
      {
        title: 'How it is tested',
        text: 'Before each release, automated checks go over every page at phone, tablet and desktop width, with menu, dialog and error messages open. The menu and every form are also worked through with the keyboard alone.',
      },
      {
        title: 'What is missing',
        text: 'Nobody who uses a screen reader every day has tested it for us yet. The Malay, Chinese and Tamil pages are drafts: a native reader still has to check them. The platform itself is in trials and not covered here.',
      },
    ],
    contact: {
      title: 'If something stops you',
      text: `Write and say what you were trying to do. We aim to answer within ${responseHours.general} hours, and to send you what you needed in another form.`,
    },
  },
  crisis: {
    title: 'In danger now?',
    text: `Call ${helplines.emergency.phone.text}, Malaysia’s emergency number. ${BRAND.name} is not an emergency service, and nobody watches this website.`,
    call: 'Call',
    more: 'Help that is open today',
  },
} as const
