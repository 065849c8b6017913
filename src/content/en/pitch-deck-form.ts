import { businessConstants } from '../facts.ts'
import { englishOptions } from '../pitch-deck-mail.ts'

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
  problemList: 'Before it can be sent:',
  sent: {
    title: 'We have your request.',
    text: 'The deck comes by email, to the address you gave.',
  },
  failed: {
    title: 'Your request did not reach us.',
    text: 'Everything you typed is still here, so you can send it again. Or ask for the deck at',
  },
} as const
