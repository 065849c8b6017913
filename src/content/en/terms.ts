import { BRAND, company } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { businessConstants } from '../facts/terms.ts'
import { changeLog } from '../sentences/change-log.ts'
import { editions } from './editions.ts'
import { legal } from './legal.ts'
import { isOpen } from '../facts/stage.ts'

export const terms = {
  meta: {
    title: 'Terms of Service',
    description: `The terms for reading this site and writing to ${BRAND.name} through it: what it is, what it is not, who to call in a crisis, and what we are liable for.`,
  },
  title: 'Terms of Service',
  lead: `This page settles what you can count on from us when you read this website or write to us, and what we ask of you. ${BRAND.name} is AI therapy in your language, for people in Malaysia. What matters most comes first, in three lines. [Ask us](contact) if anything is unclear.`,
  sections: {
    'in-short': {
      title: 'In short',
      blocks: [
        [
          isOpen
            ? `${BRAND.name} is not registered as a medical device.`
            : `${BRAND.name}’s AI therapy is not for sale and not registered as a medical device.`,
          'Nothing on this website is medical advice, and the site is not an emergency service.',
          'Reading this site is free and needs no account.',
        ],
      ],
    },
    'in-a-crisis': {
      title: 'In a crisis',
      blocks: [
        'If you or someone near you is in danger, call 999 now. To talk to someone, call one of the helplines below. Nobody is here around the clock to read your messages.',
      ],
    },
    'between-whom': {
      title: 'Between you and us',
      blocks: [
        `These terms are between you and ${company.name} (company number ${company.registration}), which runs this site as ${BRAND.name}. Its address is ${company.address.join(', ')}.`,
        'By using this site you agree to these terms. If you don’t agree, please don’t use the site. You can call the crisis numbers above in any case.',
        `If you are under ${dataLaw.adultAge}, please read these terms with a parent or guardian. You don’t need anyone’s permission to call a helpline.`,
      ],
    },
    'what-this-site-is': {
      title: 'What this site is, and is not',
      blocks: [
        isOpen
          ? 'This site tells you about AI-powered therapy. What is not in place yet has a mark beside it. This site isn’t an offer to treat you. The therapy platform has terms of its own.'
          : 'This site tells you about AI-powered therapy that we are building and testing. Everything we say the product does is planned or being tested. This site isn’t an offer to treat you. The therapy platform will have terms of its own.',
        'Nothing on this site is a diagnosis, a treatment or medical advice. The site doesn’t replace a therapist or a doctor. Please don’t stop a treatment, or put off getting help, because of something you read here.',
      ],
    },
    'using-the-site': {
      title: 'Using the site',
      blocks: [
        'You can read this site, link to it, print it and quote from it. Please don’t:',
        [
          'send us another person’s details without their agreement;',
          'send anything unlawful, threatening or false;',
          'try to break into, overload or disrupt the site or its forms;',
          'pass off our words or drawings as your own, or suggest that we endorse you.',
        ],
      ],
    },
    'what-you-send-us': {
      title: 'What you send us',
      blocks: [
        `What you write stays yours. By sending it, you let us read it, keep it and answer it. We promise the pitch deck within ${businessConstants.pitchDeckHours} hours. The other times on this site are what we work to, not a guarantee.${isOpen ? '' : ' Joining the waitlist doesn’t guarantee you access.'}`,
        'Our [Privacy Policy](privacy) says how we treat personal data.',
      ],
    },
    'figures-and-plans': {
      title: 'Figures, plans and investors',
      blocks: [
        '“Figures and sources” on our research page gives the source of each published figure; the market size is an estimate. Our plans can change, and our research may not end as we hope.',
        'Nothing on this site offers securities or invites anyone to subscribe for them, and nothing here is financial advice. What we say here about partnership models isn’t an offer. A partnership begins with a signed agreement.',
      ],
    },
    'our-work-and-others': {
      title: 'Our work, and other people’s',
      blocks: [
        'The text, the drawings and the name belong to us or to those who license them to us. Other organisations run the helplines and the sites we link to. Their numbers and hours can change, and we are not responsible for what they do.',
      ],
    },
    liability: {
      title: 'What we are liable for',
      blocks: [
        'We take care to keep this site correct and available. We provide it free of charge and as it is. The site may contain mistakes or be offline.',
        `If we are liable to you, the most we will pay is the amount you paid us in the ${businessConstants.liabilityMonths} months before your claim. This limit doesn’t apply where the law forbids it, for example for death or injury through negligence, for fraud, or for your rights under the Consumer Protection Act 1999.`,
      ],
    },
    'law-and-disputes': {
      title: 'Law and disputes',
      blocks: [
        'The law of Malaysia applies, and the courts of Malaysia decide disputes. Please write to us first, so that we can try to settle the dispute together. If one part of these terms is not valid, the rest still is. The English and Malay texts have equal force; the Chinese and Tamil ones are translations.',
      ],
    },
    'changes-and-contact': {
      title: 'Changes and contact',
      blocks: [
        `When we change this text, we change the version and its start date at the top, and add a line below. Send questions to [${company.support}](supportMail).`,
        changeLog(legal.inWords, editions.terms),
      ],
    },
  },
} as const
