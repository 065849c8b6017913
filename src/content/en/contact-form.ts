import { formLimits } from '../facts/form-limits.ts'
export const contactForm = {
  optional: '(optional)',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    organization: 'Organization',
    subject: 'Subject',
    message: 'Message',
  },
  lastNameHint: 'Or your father’s name. If you have one name, write it in both.',
  send: 'Send message',
  pending: 'Sending...',
  withoutScript:
    'This form needs JavaScript. If JavaScript is off, write to the email address on this page.',
  answerBy: (email: string, hours: number, day: string, time: string) =>
    `We’ll answer ${email} within ${hours} hours, by ${day} ${time}${time.endsWith('.') ? '' : '.'}`,
  answerSameDay: (email: string) => `We’ll answer ${email} on the same business day.`,
  answerNextDay: (email: string) => `We’ll answer ${email} on the next business day.`,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  failed: ['Everything you typed is still here. You can also write to ', '.'],
  reference: (reference: string) => `Your reference is ${reference}.`,
  issues: {
    required: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter your email, so that we can answer',
      subject: 'Enter a subject',
      message: 'Write your message',
    },
    malformed: {
      email: 'Check the address. It should look like name@example.com.',
    },
    too_short: {
      message: `Write a little more, at least ${formLimits.minimumMessage} characters`,
    },
    too_long: {
      firstName: `Shorten your names to ${formLimits.names} characters together`,
      lastName: `Shorten your names to ${formLimits.names} characters together`,
      email: `Shorten the address to ${formLimits.email} characters`,
      organization: `Shorten the organization to ${formLimits.organization} characters`,
      subject: `Shorten the subject to ${formLimits.subject} characters`,
      message: `Shorten the message to ${formLimits.messageWithLanguage} characters, or send it in two parts`,
    },
  },
  toasts: {
    region: 'Notices',
    close: 'Close this notice',
    required: {
      title: 'Please fill in all required fields.',
      description: 'First name, last name, email, subject, and message are required.',
    },
    malformed: { title: 'Invalid email address', description: 'Please enter a valid email.' },
    unreadable: {
      title: 'A character cannot be sent',
      description:
        'Please type the marked field again, without pasting. It holds a character that is not text.',
    },
    too_short: {
      title: 'Message too short',
      description: `Please provide more details (min ${formLimits.minimumMessage} characters).`,
    },
    too_long: {
      title: 'Too long to be sent',
      description: 'Please shorten the marked field. Nothing you typed is lost.',
    },
    sent: { title: 'Message sent' },
    failed: { title: 'Something went wrong', description: 'Please try again later.' },
  },
} as const
