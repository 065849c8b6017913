import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { company, businessConstants } from '../facts.ts'

export const pitchDeckReplies = {
  fieldProblems: {
    missing: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter the email the deck should go to',
      organization: 'Enter your organization',
      position: 'Enter your position',
      investorType: 'Choose an investor type',
    },
    malformed: {
      email: 'Check the address: it should look like name@example.com',
    },
    long: {
      firstName: `Shorten your names to ${longestNames} characters together`,
      email: `Shorten the address to ${limits.email} characters`,
      organization: `Shorten the organization to ${limits.organization} characters`,
      message: `Shorten this: all answers together hold ${longestMessage} characters`,
    },
  },
  toasts: {
    region: 'Notices',
    close: 'Close this notice',
    missing: {
      title: 'Please fill in all required fields',
      description:
        'First name, last name, email, organization, position, and investor type are required.',
    },
    malformed: { title: 'Invalid email address', description: 'Please enter a valid email.' },
    long: {
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
