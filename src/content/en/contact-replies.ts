import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { businessConstants } from '../facts.ts'

export const contactReplies = {
  fieldProblems: {
    firstNameMissing: 'Enter your first name',
    lastNameMissing: 'Enter your last name',
    emailMissing: 'Enter your email, so that we can answer',
    subjectMissing: 'Enter a subject',
    messageMissing: 'Write your message',
    emailMalformed: 'Check the address: it should look like name@example.com',
    messageTooShort: `Write a little more: ${businessConstants.minimumMessageLength} characters or longer`,
    nameTooLong: `Shorten your names to ${longestNames} characters together`,
    emailTooLong: `Shorten the address to ${limits.email} characters`,
    organizationTooLong: `Shorten the organization to ${limits.organization} characters`,
    subjectTooLong: `Shorten the subject to ${limits.subject} characters`,
    messageTooLong: `Shorten the message to ${longestMessage} characters, or send it in two parts`,
  },
  toasts: {
    region: 'Notices',
    close: 'Close this notice',
    missingFields: {
      title: 'Please fill in all required fields.',
      description: 'First name, last name, email, subject, and message are required.',
    },
    invalidEmail: { title: 'Invalid email address', description: 'Please enter a valid email.' },
    messageTooShort: {
      title: 'Message too short',
      description: `Please provide more details (min ${businessConstants.minimumMessageLength} characters).`,
    },
    tooLong: {
      title: 'Too long to be sent',
      description: 'Please shorten the marked field. Nothing you typed is lost.',
    },
    sent: {
      title: 'Message sent!',
      description: 'We aim to reply within the time shown beside the form.',
    },
    failed: { title: 'Something went wrong', description: 'Please try again later.' },
  },
} as const
