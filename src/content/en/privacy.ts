import { allWork } from '../facts/claims.ts'
import {
  BRAND,
  company,
  formRetention,
  formStorage,
  storedAbroadIn,
  storedIn,
} from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { businessConstants } from '../facts/terms.ts'
import { changeLog } from '../sentences/change-log.ts'
import { countries } from './countries.ts'
import { joinWords } from '../sentences/join-words.ts'
import { editions } from './editions.ts'
import { legal } from './legal.ts'
import type { LegalSection } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const [phone] = company.phones
const officer = company.dataProtectionOfficer
const questionsGoTo = officer
  ? `For questions and requests about personal data, reach our data protection officer, ${officer}, at `
  : 'For questions and requests about personal data, reach us at '

const transferGrounds = {
  consent:
    'We are allowed to send it there because you agree to this when you send the form. The form’s notice names the countries.',
  precautions:
    'We are allowed to send it there because we have taken all reasonable precautions for it to be treated as the PDPA asks.',
}

/** Each language says it in its own way. */
const otherLanguages: LegalSection = {
  title: 'Dalam bahasa Melayu',
  blocks: [
    '[Dasar penuh dalam bahasa Melayu](malayPolicy) sama tarafnya dengan teks bahasa Inggeris ini.',
  ],
}

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description: `What this site collects through its forms, why, where it is kept, for how long, and how to see it or have it deleted. No cookies, no trackers.`,
  },
  title: 'Privacy Policy',
  ask: 'Ask to see or delete your data',
  lead: `${BRAND.name} is AI therapy in your language, for people in Malaysia. This notice says what we keep when you visit this site or write to us, why, and how to have it deleted. ${isOpen ? 'The therapy platform has a notice of its own.' : 'The therapy platform will have a notice of its own.'}`,
  kept: {
    title: 'What we keep, and for how long',
    scale: 'One stitch is one month.',
    rows: {
      waitlist: { what: 'The waitlist', time: `At most ${formRetention.waitlistMonths} months` },
      messages: { what: 'Messages and requests', time: `${formRetention.messageMonths} months` },
      address: { what: 'A scrambled internet address', time: `${formStorage.addressHours} hour` },
      cookies: { what: 'Cookies and trackers', time: 'None' },
    },
  },
  sections: {
    'in-short': {
      title: 'In short',
      blocks: [
        [
          'You can read this site without telling us anything. It has no accounts, cookies or trackers.',
          `We keep what you send through our forms. For an hour, we also keep a scrambled version of your internet address. ${isOpen ? 'We use what you send to answer you.' : 'We use what you send to answer you, and to tell you when sign-ups open.'}`,
          `We delete messages and requests within ${formRetention.messageMonths} months, and the waitlist ${formRetention.waitlistDaysAfterAnnouncement} days after telling you that sign-ups are open. If you ask, we delete your data sooner.`,
          `Write to [${company.privacy}](privacyMail) to see what we hold about you, or to have it corrected, moved or deleted.`,
          '[Dasar penuh dalam bahasa Melayu](malayPolicy)',
        ],
      ],
    },
    'who-is-responsible': {
      title: 'Who is responsible',
      blocks: [
        `${company.name} (company number ${company.registration}) runs this site as ${BRAND.name}. Its address is ${company.address.join(', ')}. Under Malaysia’s Personal Data Protection Act 2010 (PDPA, Act ${dataLaw.act}), this company is the data controller.`,
        `${questionsGoTo}[${company.privacy}](privacyMail)${phone ? ` or [${phone.text}](phone)` : ''}.`,
      ],
    },
    'what-we-collect': {
      title: 'What we collect',
      blocks: [
        [
          [
            'Waitlist',
            'Your email. Your name, if you give it. The language of the page, and the version of this notice, which shows what you agreed to.',
          ],
          [
            'Message',
            'First and last name, email, subject and message. Your organisation, if you give it.',
          ],
          [
            'Pitch-deck request',
            'First and last name, email, organisation, position and investor type. Investment range, focus, timeframe and a message, if you give them.',
          ],
          [
            'With each form',
            `The time it was sent. A scrambled version of your internet address (a keyed hash), for ${formStorage.addressHours} hour, to help stop anyone flooding the forms.`,
          ],
        ],
        `All this data comes from you. You don’t have to send a form. Optional fields can stay empty. ${isOpen ? 'Without the required ones, we can’t reply or send the deck.' : 'Without the required ones, we can’t reply, send the deck or tell you when sign-ups open.'}`,
      ],
    },
    'about-your-health': {
      title: 'About your health',
      blocks: [
        'Please leave details of your health out of our forms. The law calls such details sensitive and asks for your explicit consent. If you do include them, sending the message gives us your consent to read them, but only to answer you. You can take your consent back at any time, and we delete the message.',
      ],
    },
    'under-18': {
      title: `If you are under ${dataLaw.adultAge}`,
      blocks: [
        isOpen
          ? 'Please write together with a parent or guardian. We don’t check your age.'
          : 'Please write, or join the waitlist, together with a parent or guardian. We don’t check your age.',
        'You don’t need anyone’s permission to call a helpline.',
      ],
    },
    'why-we-use-it': {
      title: 'Why we use it',
      blocks: [
        [
          isOpen
            ? 'The waitlist is closed. We use it only to tell the people on it that sign-ups are open, in the language of the page on which they joined.'
            : 'We use the waitlist to tell you when sign-ups open, in the language of the page on which you joined.',
          'We use your message only to answer it.',
          'We use pitch-deck requests to send you the deck and to answer you.',
          'We use the scrambled address to count how many forms come from one place.',
        ],
        'We rely on the consent you give by sending the form. We don’t use what you send for advertising, profiles or training any AI, and we never sell it.',
      ],
    },
    'where-it-is-kept': {
      title: 'Where it is kept, and who sees it',
      blocks: [
        'We keep the waitlist only in our database. Messages and pitch deck requests are in the same database, and a copy goes to our team’s mailbox. What you send is encrypted on the way. Only the people who answer you can read the database.',
        `The companies that host this website, its database and its mail process this data on our instructions, in ${joinWords(
          storedIn.map((country) => countries[country]),
          ', ',
          ' and ',
        )}. Like us, they must keep it safe under the PDPA.`,
        ...(storedAbroadIn.length > 0
          ? [
              `So what you send leaves Malaysia, for ${joinWords(
                storedAbroadIn.map((country) => countries[country]),
                ', ',
                ' and ',
              )}. Section ${dataLaw.transferSection} of the PDPA says when that is allowed. ${transferGrounds[formStorage.transferGround]}`,
            ]
          : []),
        `Nobody else gets what you send, unless a law or a court makes us share it. When other pages mention servers in Malaysia, ${isOpen ? 'they mean the therapy platform, not these forms.' : 'they mean the planned platform, not these forms.'}`,
      ],
    },
    'how-long': {
      title: 'How long we keep it',
      blocks: [
        [
          [
            'Waitlist',
            `Until ${formRetention.waitlistDaysAfterAnnouncement} days after we tell you that sign-ups are open, or until you leave the list, but at most ${formRetention.waitlistMonths} months after you join.${isOpen ? '' : ' If sign-ups haven’t opened by then, we delete your entry without having used it. You can join again.'} If you leave, we keep only a scrambled version of your email address (a keyed hash) until the list is deleted, so that nobody can put you back on it.`,
          ],
          [
            'Messages, requests',
            `${formRetention.messageMonths} months after you send them. Our database deletes them automatically, and a person deletes them from our mailbox.`,
          ],
          ['Scrambled address', `${formStorage.addressHours} hour.`],
          ...(formStorage.backupDays
            ? [
                [
                  'Backups',
                  `What is deleted can live on in a backup for up to ${formStorage.backupDays} days.`,
                ] as const,
              ]
            : []),
        ],
        'If you ask, we delete your data sooner, from both the database and the mailbox.',
      ],
    },
    'your-rights': {
      title: 'Your rights, and how to use them',
      blocks: [
        [
          ['Access', 'Get a copy of everything we hold about you.'],
          ['Correct', 'Have mistakes put right.'],
          ['Delete', 'Have your data erased, without giving a reason.'],
          ['Withdraw', 'Take back your consent. We then stop using your data, and delete it.'],
          [
            'Limit',
            'Stop us using your data for direct marketing, or in a way that may cause you damage or distress.',
          ],
          ['Move', 'Have your data sent to you or to another organisation.'],
        ],
        `Write to [${company.privacy}](privacyMail) from the address you used, and say what you want. A request costs nothing. We may check that it is you, so that no stranger learns you wrote to us. We answer within ${dataLaw.accessDays} days. If we need the extra ${dataLaw.extensionDays} days that the law allows, we tell you why.`,
        'If our answer doesn’t satisfy you, you can complain to the Personal Data Protection Commissioner of Malaysia at [www.pdp.gov.my](commissioner).',
      ],
    },
    'no-cookies': {
      title: 'No cookies, no trackers',
      blocks: [
        `This site sets no cookies, keeps nothing in your browser’s storage, and doesn’t track or measure anyone. Fonts, pictures and scripts come from the same servers as the pages, so no advertiser or analytics company learns that you were here. To send you a page, the company that hosts this site has to see your internet address. It may keep logs for a short time, for security.`,
        'When you tap a helpline’s number, your phone makes the call. We can’t see that you called.',
      ],
    },
    'if-something-goes-wrong': {
      title: 'If something goes wrong',
      blocks: [
        `If data is lost or seen by the wrong person, we tell the Personal Data Protection Commissioner within ${dataLaw.breachCommissionerHours} hours where the law requires it. If you could come to harm, we also tell you, within ${dataLaw.breachPersonDays} days of telling the Commissioner. We say what happened, what we are doing and what you can do.`,
      ],
    },
    'the-planned-platform': {
      title: isOpen ? 'The therapy platform' : 'The planned platform',
      blocks: [
        isOpen
          ? `This notice is for the website and its forms. ${allWork('encryption', 'servers') ? 'On the platform, what you say in a session is encrypted all the way' : 'On the platform, what you say in a session will be encrypted all the way'} from your phone to our servers in Malaysia, where the AI reads it to answer you. We keep session data for up to ${businessConstants.retentionYears} years, unless you ask for deletion.`
          : `This notice is for the website and its forms. We plan to encrypt what you say in a session all the way from your phone to our servers in Malaysia, where the AI reads it to answer you. We plan to keep session data for up to ${businessConstants.retentionYears} years, unless you ask for deletion.`,
        'See [who can read what you say](readers), and what you can do with your data.',
        `${isOpen ? 'The platform has a notice of its own. When you sign up, we ask for your explicit consent, as the law requires for health data.' : 'Before anyone can sign up, we will publish the platform’s own notice and ask for explicit consent, as the law requires for health data.'} People who take part in our studies get a separate information sheet and consent form.`,
      ],
    },
    changes: {
      title: 'Changes to this notice',
      blocks: [
        'When we change this text, we change the version and its start date at the top, and add a line here. If a change affects what you have already sent, we write to you before it applies.',
        changeLog(legal.inWords, editions.privacy),
      ],
    },
    'in-other-languages': otherLanguages,
  },
} as const
