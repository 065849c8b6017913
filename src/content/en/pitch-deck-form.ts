import { company, businessConstants } from '../facts.ts'
import { englishOptions } from '../pitch-deck-mail.ts'
import type { PitchDeckFormContent } from '../types/pitch-deck-form.ts'

export const pitchDeckForm = {
  required: 'Every field is needed, except those marked optional.',
  optional: 'optional',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    organization: 'Organization',
    position: 'Position',
    investorType: 'Investor type',
    investmentRange: 'Investment range',
    investmentFocus: 'Investment focus',
    timeframe: 'Timeframe',
    message: 'Message',
  },
  choose: 'Select',
  options: englishOptions,
  send: 'Request Pitch Deck',
  sending: 'Submitting...',
  promise: `We send it within ${businessConstants.pitchDeckHours} hours.`,
  withoutScript: 'This form needs JavaScript. Without it, ask for the deck at',
  fieldProblems: {
    firstNameMissing: 'Enter your first name',
    lastNameMissing: 'Enter your last name',
    emailMissing: 'Enter the email the deck should go to',
    organizationMissing: 'Enter your organization',
    positionMissing: 'Enter your position',
    investorTypeMissing: 'Choose an investor type',
    emailMalformed: 'Check the address: it should look like name@example.com',
    nameTooLong: 'Shorten your names to 199 characters together',
    emailTooLong: 'Shorten the address to 254 characters',
    organizationTooLong: 'Shorten the organization to 200 characters',
    messageTooLong: 'Shorten this: all answers together hold 10,000 characters',
  },
  problemList: 'Before it can be sent:',
  toasts: {
    region: 'Notices',
    close: 'Close this notice',
    missingFields: {
      title: 'Please fill in all required fields',
      description:
        'First name, last name, email, organization, position, and investor type are required.',
    },
    invalidEmail: { title: 'Invalid email address', description: 'Please enter a valid email.' },
    tooLong: {
      title: 'Too long to be sent',
      description: 'Please shorten the marked field. Nothing you typed is lost.',
    },
    sent: {
      title: 'Request submitted successfully!',
      description: `We'll send you our pitch deck within ${businessConstants.pitchDeckHours} hours.`,
    },
    failed: { title: 'Unable to submit request', description: 'Please try again later.' },
  },
  failedWithoutReason: 'Failed to send request',
  serviceBeingConfigured: `The e-mail service is being configured. Please contact investor relations directly at ${company.investors}.`,
  sent: {
    title: 'We have your request.',
    text: 'The deck comes by email, to the address you gave.',
  },
  failed: {
    title: 'Your request did not reach us.',
    text: 'Everything you typed is still here, so you can send it again. Or ask for the deck at',
  },
} satisfies PitchDeckFormContent
