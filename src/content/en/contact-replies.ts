import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { businessConstants } from '../facts.ts'

export const contactReplies = {
  fieldProblems: {
    missing: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter your email, so that we can answer',
      subject: 'Enter a subject',
      message: 'Write your message',
    },
    malformed: {
      email: 'Check the address: it should look like name@example.com',
    },
    short: {
      message: `Write a little more: ${businessConstants.minimumMessageLength} characters or longer`,
    },
    long: {
      firstName: `Shorten your names to ${longestNames} characters together`,
      email: `Shorten the address to ${limits.email} characters`,
      organization: `Shorten the organization to ${limits.organization} characters`,
      subject: `Shorten the subject to ${limits.subject} characters`,
      message: `Shorten the message to ${longestMessage} characters, or send it in two parts`,
    },
  },
  toasts: {
    region: 'Notices',
    close: 'Close this notice',
    missing: {
      title: 'Please fill in all required fields.',
      description: 'First name, last name, email, subject, and message are required.',
    },
    malformed: { title: 'Invalid email address', description: 'Please enter a valid email.' },
    short: {
      title: 'Message too short',
      description: `Please provide more details (min ${businessConstants.minimumMessageLength} characters).`,
    },
    long: {
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
