import { helplines } from '../helplines.ts'
export const contactForm = {
  required: 'Every field is needed, except the one marked optional.',
  optional: 'optional',
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email', hint: 'Our answer goes to this address.' },
    organization: { label: 'Organization' },
    subject: { label: 'Subject' },
    message: {
      label: 'Message',
      hint: `Please leave out details of your health. If you need to talk, Befrienders answer day and night: ${helplines.befrienders.phone.text}.`,
    },
  },
  send: 'Send message',
  sending: 'Sending...',
  withoutScript: 'This form needs JavaScript. Without it, write to us at',
  problemList: 'Before it can be sent:',
  sent: {
    title: 'We have your message.',
    text: 'A person from our team will read it and answer to the address you gave.',
  },
  failed: {
    title: 'Your message was not sent.',
    text: 'Everything you typed is still here, so you can send it again. Or write to',
  },
} as const
