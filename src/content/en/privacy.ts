import { BRAND, contact, dataLaw, formRetention, formStorage, helplines, terms } from '../facts.ts'
import type { LegalContent } from '../types/legal.ts'
import { legal } from './legal.ts'

const country = legal.countries[formStorage.country]
const malayCountry = { MY: 'Malaysia', SG: 'Singapura' }[formStorage.country]
const mailbox = { text: contact.privacy, href: `mailto:${contact.privacy}` }
const phone = contact.phones.malaysia

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description: `What this site collects through its three forms, why, where it is kept, for how long, and how to see it or have it deleted. No cookies, no trackers.`,
  },
  title: 'Privacy Policy',
  lead: 'What this site collects, why, and how to have it deleted. The therapy platform is not open yet; it will have a notice of its own.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can read everything here without telling us anything. There is no account, no cookie and no tracker.',
            'We collect only what you send through one of three forms, and use it only to answer you.',
            `We delete it after ${formRetention.messageMonths} months at the latest, and sooner if you ask.`,
            ['Write to ', mailbox, ' to see, correct, move or delete what we hold about you.'],
          ],
        },
      ],
    },
    {
      id: 'ringkasan',
      title: 'Ringkasan dalam Bahasa Malaysia',
      lang: 'ms',
      blocks: [
        'Kami mengumpul data peribadi hanya melalui tiga borang di laman ini: senarai menunggu (e-mel, dan nama jika anda mahu), mesej kepada kami, dan permintaan pitch deck oleh pelabur. Data itu datang daripada anda sendiri. Mengisi borang adalah sukarela, tetapi tanpa maklumat yang wajib kami tidak dapat membalas.',
        `Data anda digunakan hanya untuk menjawab anda, atau untuk memberitahu anda apabila pendaftaran dibuka. Data disimpan dalam pangkalan data di ${malayCountry} dan dalam peti mel pasukan kami, paling lama ${formRetention.messageMonths} bulan, kemudian dipadamkan. Pembekal pengehosan dan e-mel kami memprosesnya bagi pihak kami. Kami tidak menjualnya dan tidak menggunakannya untuk iklan.`,
        [
          'Anda berhak mengakses, membetulkan, memindahkan dan meminta supaya data anda dipadamkan, mengehadkan pemprosesannya, menarik balik persetujuan, dan membuat aduan kepada Pesuruhjaya Perlindungan Data Peribadi. Tulis kepada ',
          mailbox,
          ' atau telefon ',
          { text: phone.text, href: `tel:${phone.dial}` },
          `. Dalam kecemasan, hubungi ${helplines.emergency.phone.text}.`,
        ],
        'Laman ini tidak menggunakan kuki atau penjejak. Notis penuh dalam bahasa Inggeris ada di bawah.',
      ],
    },
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      blocks: [
        `${BRAND.name}, ${contact.address.join(', ')}, is the data controller under Malaysia’s Personal Data Protection Act 2010 (PDPA).`,
        [
          'Questions and requests about personal data go to our data protection officer: ',
          mailbox,
          ' or ',
          { text: phone.text, href: `tel:${phone.dial}` },
          '.',
        ],
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        {
          terms: [
            { term: 'Waitlist', text: 'Your email. Your name, if you give it.' },
            {
              term: 'Message',
              text: 'First and last name, email, subject and message. Your organisation, if you give it.',
            },
            {
              term: 'Pitch-deck request',
              text: 'First and last name, email, organisation, position and investor type. Investment range, focus, timeframe and a message, if you give them.',
            },
            {
              term: 'With each form',
              text: `The time it was sent. For ${formStorage.addressHours} hour, a scrambled form of your internet address (a keyed hash), so that nobody can flood the forms.`,
            },
          ],
        },
        'All of it comes from you. You are free not to send a form; without its required fields we can’t answer it. Please leave out details of your health. If you choose to include them, you agree that we read them to answer you, and for nothing else.',
        `If you are under ${dataLaw.adultAge}, please write together with a parent or guardian.`,
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it',
      blocks: [
        {
          list: [
            'Waitlist: to write to you once, when sign-ups open.',
            'Message: to answer it.',
            'Pitch-deck request: to send you the deck, and to answer you.',
          ],
        },
        'We rely on the consent you give by sending the form. We don’t use what you send for advertising, for profiles, or to train any AI, and we never sell it.',
      ],
    },
    {
      id: 'where-it-is-kept',
      title: 'Where it is kept, and who sees it',
      blocks: [
        `In a database in ${country}, and messages also in our team’s mailbox. It travels encrypted, and the database opens to nobody but the forms’ own service and the people here who answer you.`,
        'The companies that host this site, its database and its email process the data for us, on our instructions. Some may do so outside Malaysia; we use only ones bound to protect it as the PDPA asks. Nobody else gets it, unless a law or a court obliges us.',
        'Where other pages speak of Malaysian servers, they describe the planned platform and not these forms.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            { term: 'Waitlist', text: `${formRetention.waitlistMonths} months after you join.` },
            {
              term: 'Messages, requests',
              text: `${formRetention.messageMonths} months after you send them, in the database and in the mailbox.`,
            },
            { term: 'Scrambled address', text: `${formStorage.addressHours} hour.` },
          ],
        },
        'After that it is deleted. If you ask us to delete it, we do so sooner.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how to use them',
      blocks: [
        {
          terms: [
            { term: 'Access', text: 'Get a copy of everything we hold about you.' },
            { term: 'Correct', text: 'Have mistakes put right.' },
            { term: 'Delete', text: 'Have it erased, without giving a reason.' },
            { term: 'Withdraw', text: 'Take back your consent. We then stop, and delete.' },
            {
              term: 'Limit',
              text: 'Stop a use that may cause you damage or distress, or any direct marketing.',
            },
            { term: 'Move', text: 'Have your data sent to you or to another organisation.' },
          ],
        },
        [
          'Write to ',
          mailbox,
          ` from the address you used, and say what you would like. It costs nothing. We may check that it is you, so that no stranger learns that you wrote to us. We answer within ${dataLaw.accessDays} days; if we ever need the ${dataLaw.extensionDays} more that the law allows, we tell you why.`,
        ],
        [
          'If our answer doesn’t satisfy you, you can complain to the Personal Data Protection Commissioner of Malaysia at ',
          { text: 'www.pdp.gov.my', href: 'https://www.pdp.gov.my' },
          '.',
        ],
      ],
    },
    {
      id: 'no-cookies',
      title: 'No cookies, no trackers',
      blocks: [
        'This site sets no cookies, keeps nothing in your browser’s storage, and measures nobody. Fonts, pictures and scripts come from our own servers, so no other company learns that you were here. Those servers see your internet address while they answer you, as every server does; the companies that run them may keep short technical logs for security.',
        'When you tap a helpline’s number, your phone makes the call. We don’t learn of it.',
      ],
    },
    {
      id: 'if-something-goes-wrong',
      title: 'If something goes wrong',
      blocks: [
        `If personal data is lost, or seen by someone who shouldn’t see it, we notify the Commissioner within ${dataLaw.breachCommissionerHours} hours where the law asks for it. If it may do you significant harm, we tell you without delay, no later than ${dataLaw.breachPersonDays} days after that: what happened, what we are doing, and what you can do.`,
      ],
    },
    {
      id: 'the-planned-platform',
      title: 'The planned platform',
      blocks: [
        `This part is planned; none of it runs today. Sessions are to be end-to-end encrypted, with data on Malaysian servers. Session data is to be kept for up to ${terms.retentionYears} years, unless you ask for deletion. You will be able to see your data, have it deleted, download your conversations, and opt out of data analysis.`,
        'Before anyone can sign up, the platform gets its own notice and asks for explicit consent, as the law requires for health data. People in our research trials receive a separate information sheet and consent form.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      blocks: [
        'When this text changes, so do the version and its date at the top of the page. If a change concerns what you have already sent, we write to you before it applies.',
      ],
    },
  ],
} satisfies LegalContent
