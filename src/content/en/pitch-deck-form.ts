import { formLimits } from '../facts/form-limits.ts'
import { company } from '../facts/company.ts'
import { businessConstants } from '../facts/terms.ts'
import { englishOptions } from '../facts/pitch-deck-mail.ts'

export const pitchDeckForm = {
  optional: '(optional)',
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
  lastNameHint: 'Or your father’s name. If you have one name, write it in both.',
  choose: 'Select',
  options: englishOptions,
  send: 'Request pitch deck',
  pending: 'Submitting...',
  withoutScript:
    'This form needs JavaScript. If JavaScript is off, ask for the deck at the email address on this page.',
  sentTo: (email: string) =>
    `The deck goes to ${email} within ${businessConstants.pitchDeckHours} hours.`,
  failed: ['Everything you typed is still here. You can also write to ', '.'],
  reference: (reference: string) => `Your reference is ${reference}.`,
  issues: {
    required: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter the email we should send the deck to',
      organization: 'Enter your organization',
      position: 'Enter your position',
      investorType: 'Choose an investor type',
    },
    malformed: {
      email: 'Check the address. It should look like name@example.com.',
    },
    too_long: {
      firstName: `Shorten your names to ${formLimits.names} characters together`,
      lastName: `Shorten your names to ${formLimits.names} characters together`,
      email: `Shorten the address to ${formLimits.email} characters`,
      organization: `Shorten the organization to ${formLimits.organization} characters`,
      position: `Shorten your position to ${formLimits.message} characters`,
      message: `Shorten your message, as all answers share ${formLimits.message} characters`,
    },
  },
  toasts: {
    region: 'Notices',
    close: 'Close this notice',
    required: {
      title: 'Please fill in all required fields',
      description:
        'First name, last name, email, organization, position, and investor type are required.',
    },
    malformed: { title: 'Invalid email address', description: 'Please enter a valid email.' },
    unreadable: {
      title: 'A character cannot be sent',
      description:
        'Please type the marked field again, without pasting. It holds a character that is not text.',
    },
    too_long: {
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
} as const
