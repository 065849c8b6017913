import { BRAND, company, dataLaw, legalEditions, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import { changeLog } from '../change-log.ts'
import { legal } from './legal.ts'

const emergency = helplines.emergency.phone.text

export const terms = {
  meta: {
    title: 'Terms of Service',
    description: `The terms for reading this site and writing to ${BRAND.name} through it: what it is, what it is not, whom to call in a crisis, and what we are liable for.`,
  },
  title: 'Terms of Service',
  lead: 'For reading this site and for writing to us through it. The therapy platform is not open yet; it will have terms of its own.',
  sections: {
    'in-short': {
      title: 'In short',
      blocks: [
        [
          `${BRAND.name} is in development and in research trials. It is not for sale and not registered as a medical device.`,
          'Nothing here is medical advice, and nobody here watches for emergencies.',
          'Reading this site is free and needs no account.',
        ],
      ],
    },
    'in-a-crisis': {
      title: 'In a crisis',
      blocks: [
        'This site is not an emergency service. Its forms and mailboxes are not watched around the clock. If you or someone near you is in danger, call one of these numbers now.',
      ],
    },
    'between-whom': {
      title: 'Between you and us',
      blocks: [
        `These terms are between you and ${company.name} (company number ${company.registration}), which works under the name ${BRAND.name}, ${company.address.join(', ')}.`,
        'Nobody asks you to sign them. They hold from the moment you use this site, and we know that most people read a site before its terms. If you disagree with them, please leave; the numbers above stay open to you in any case.',
        `If you are under ${dataLaw.adultAge}, please read them with a parent or guardian. You don’t need anyone’s permission to call a helpline.`,
      ],
    },
    'what-this-site-is': {
      title: 'What this site is, and is not',
      blocks: [
        `It tells you about a digital therapeutic that is being built and tested. What it says the product does is planned or in research trials, and is marked so. It is no offer to treat you.`,
        'It gives no diagnosis, treatment or medical advice, and it does not replace a therapist or a doctor. Please don’t stop a treatment, or put off getting help, because of something you read here.',
      ],
    },
    'using-the-site': {
      title: 'Using the site',
      blocks: [
        'Read it, link to it, print it, quote from it. Please don’t:',
        [
          'send us another person’s details without their agreement;',
          'send anything unlawful, threatening or false;',
          'try to break into, overload or disturb the site or its forms;',
          'pass off our words or drawings as your own, or suggest that we endorse you.',
        ],
      ],
    },
    'what-you-send-us': {
      title: 'What you send us',
      blocks: [
        `What you write stays yours. By sending it you let us read it, keep it and answer it. The pitch deck is promised within ${businessConstants.pitchDeckHours} hours; our other response times are what we aim for, not a guarantee. A place on the waitlist is not a promise of access.`,
        'How we treat personal data is part of the [Privacy Policy](privacy).',
      ],
    },
    'figures-and-plans': {
      title: 'Figures, plans and investors',
      blocks: [
        'Each figure carries its source, its year and what it does not mean. Plans can change; trials may end otherwise than we hope.',
        'Nothing here offers securities or invites anyone to subscribe for them, and nothing here is financial advice. Partnership models are described, not offered: a partnership begins with a signed agreement.',
      ],
    },
    'our-work-and-others': {
      title: 'Our work, and other people’s',
      blocks: [
        'The text, the drawings and the name belong to us or to those who license them to us. Helplines and the sites we link to are run by others. Their numbers and hours can change, and we do not answer for what they do.',
      ],
    },
    liability: {
      title: 'What we are liable for',
      blocks: [
        'We take care that this site is correct and reachable, but it is free and comes as it is: it can contain mistakes and it can be offline.',
        `As far as the law allows, our total liability for all claims in connection with this site is limited to the amount you paid us in the previous ${businessConstants.liabilityMonths} months.`,
        'Put plainly: reading this site costs nothing, so if you have paid us nothing, that limit is nil. What we then owe you is only what the next paragraph leaves open.',
        'Nothing in these terms limits liability that the law does not let us limit: for death or injury caused by negligence, for fraud, or under your rights as a consumer, including those of the Consumer Protection Act 1999.',
      ],
    },
    'law-and-disputes': {
      title: 'Law and disputes',
      blocks: [
        'The law of Malaysia applies, and the courts of Malaysia decide. Please write to us first: most things can be settled in a letter or two. If one part of these terms does not hold, the rest does.',
      ],
    },
    'changes-and-contact': {
      title: 'Changes and contact',
      blocks: [
        `When this text changes, so do the version and its date at the top of the page, and a line is added below. Questions go to [${company.support}](supportMail); anything urgent about your safety goes to ${emergency}.`,
        changeLog(legal.inWords, legalEditions.terms, {
          '1.1':
            'Who the other side is, with its company number. What the limit of our liability means for somebody who has paid nothing. Response times are aims; only the pitch deck is promised.',
          '1.0': 'The first text.',
        }),
      ],
    },
  },
} as const
