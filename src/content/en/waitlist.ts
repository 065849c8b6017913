import { BRAND } from '../facts.ts'
import { formLimits } from '../form-limits.ts'

export const waitlist = {
  title: 'Join the waitlist',
  text: 'We’ll write to you once, when sign-ups open.',
  email: 'Email',
  name: 'Name',
  optional: 'optional',
  submit: 'Submit',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close',
  problems: {
    missing: {
      email: 'Email is required',
    },
    malformed: {
      email: 'Check the address: it should look like name@example.com',
    },
    unreadable: 'Type this again, without pasting. It holds a character that is not text.',
    long: {
      email: `This email address is too long. Shorten it to ${formLimits.email} characters.`,
      name: `Shorten the name to ${formLimits.name} characters.`,
    },
  },
  refused: 'Something went wrong. Please try again.',
  unreachable: 'Failed to submit. Please try again.',
  joined: "Thank you for joining our waitlist! We'll be in touch soon.",
  closesByItself: 'This window closes by itself in 3 seconds.',
  kept: (months: number) =>
    `We keep your address, and your name if you gave it, for at most ${months} months.`,
  leave: 'Leave the list by email',
  beforeLaunch: {
    label: 'Join Waitlist',
    tooltip: `${BRAND.name} isn’t open yet. Join the list by email.`,
    untilThen: `Until ${BRAND.name} opens:`,
    leaveEmail: 'Email me when it opens',
  },
} as const
