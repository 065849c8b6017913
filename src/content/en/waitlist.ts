import { formLimits } from '../facts/form-limits.ts'
import { announcementSubject } from './announcement.ts'

const unreadable = 'Type this again, without pasting. It holds a character that is not text.'

export const waitlist = {
  title: 'Join the waitlist',
  text: 'This puts you on our waitlist. We’ll write to you when sign-ups open.',
  fields: { email: 'Email', name: 'Name' },
  emailHint: `One email: “${announcementSubject}”. If others open your inbox, use an address that only you open.`,
  optional: '(optional)',
  submit: 'Submit',
  pending: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close',
  issues: {
    required: {
      email: 'Email is required',
    },
    malformed: {
      email: 'Check the address. It should look like name@example.com.',
    },
    unreadable: { email: unreadable, name: unreadable },
    too_long: {
      email: `This email address is too long. Shorten it to ${formLimits.email} characters.`,
      name: `Shorten the name to ${formLimits.name} characters.`,
    },
  },
  refused: 'Something went wrong. Please try again.',
  unreachable: 'Failed to submit. Please try again.',
  joined: "Thank you for joining our waitlist! We'll be in touch soon.",
  readBack: (email: string) => `We’ll write to ${email}.`,
  /** In the footer, after a signup. */
  onTheList: { text: 'Your email is on the list.', again: 'Wrong address? Enter it again' },
  /** In the footer. */
  join: 'Join Waitlist',
  withoutScript: 'Write to the email address below, and we’ll tell you when sign-ups open.',
} as const
