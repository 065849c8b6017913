import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { company, businessConstants } from '../facts.ts'

export const pitchDeckReplies = {
  fieldProblems: {
    firstNameMissing: 'Enter your first name',
    lastNameMissing: 'Enter your last name',
    emailMissing: 'Enter the email the deck should go to',
    organizationMissing: 'Enter your organization',
    positionMissing: 'Enter your position',
    investorTypeMissing: 'Choose an investor type',
    emailMalformed: 'Check the address: it should look like name@example.com',
    nameTooLong: `Shorten your names to ${longestNames} characters together`,
    emailTooLong: `Shorten the address to ${limits.email} characters`,
    organizationTooLong: `Shorten the organization to ${limits.organization} characters`,
    messageTooLong: `Shorten this: all answers together hold ${longestMessage} characters`,
  },
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
} as const
