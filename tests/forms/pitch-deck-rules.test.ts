import { expect, test } from 'vitest'
import { pitchDeckForm } from '#content/pitch-deck-form.ts'
import { explainFailure } from '#src/forms/pitch-deck/pitch-deck-submission.ts'
import {
  composePitchDeckMessage,
  type PitchDeckValues,
} from '#src/forms/pitch-deck/pitch-deck-message.ts'
import { pitchDeckFields } from '#src/forms/pitch-deck/pitch-deck-fields.ts'
import { firstKind, problemsIn } from '#src/forms/fields.ts'

const required = {
  firstName: 'Mei Yee',
  lastName: 'Lim',
  email: 'meiyee@fund.example',
  organization: 'Contoh Fund',
  position: 'Partner',
  investorType: 'vc',
  investmentRange: '',
  investmentFocus: '',
  timeframe: '',
  message: '',
}

function toastOf(values: PitchDeckValues) {
  return firstKind(problemsIn(pitchDeckFields, values)) ?? null
}

test('a request with the six required answers can be sent', () => {
  expect(toastOf(required)).toBeNull()
})

test.for(['firstName', 'lastName', 'email', 'organization', 'position', 'investorType'] as const)(
  'without %s, fields are missing',
  (field) => {
    const values = { ...required, [field]: '' }
    expect(toastOf(values)).toBe('missing')
    expect(problemsIn(pitchDeckFields, values)).toEqual([{ field, kind: 'missing' }])
  },
)

test('an address without a dot after the @ is invalid', () => {
  const values = { ...required, email: 'meiyee@fund' }
  expect(toastOf(values)).toBe('malformed')
})

test.for([
  ['firstName', { firstName: 'a'.repeat(197) }],
  ['email', { email: `${'a'.repeat(250)}@b.co` }],
  ['organization', { organization: 'a'.repeat(201) }],
  ['message', { message: 'a'.repeat(9_900) }],
] as const)(
  'more than the backend takes in %s is told before anything is sent',
  ([field, long]) => {
    const values = { ...required, ...long }
    expect(toastOf(values)).toBe('long')
    expect(problemsIn(pitchDeckFields, values)).toEqual([{ field, kind: 'long' }])
  },
)

test('the composed message lists every answer in order, and says what was left open', () => {
  expect(composePitchDeckMessage(required)).toBe(
    [
      'Name: Mei Yee Lim',
      'Position: Partner',
      'Organization: Contoh Fund',
      'Investor type: Venture Capital',
      'Investment range: Not specified',
      'Investment focus: Not specified',
      'Timeframe: Not specified',
      '',
      'Additional message:',
      'No additional message provided',
      '',
      'This is an automated pitch deck request from the Hening website.',
    ].join('\n'),
  )
})

test('the composed message names options by their labels and keeps the message as written', () => {
  const message = composePitchDeckMessage({
    ...required,
    investorType: 'family-office',
    investmentRange: '25m+',
    investmentFocus: 'ai-ml',
    timeframe: '6-months',
    message: 'Boleh jumpa?\nSelasa, 3 pm.',
  })
  for (const line of [
    'Investor type: Family Office',
    'Investment range: $25M or more',
    'Investment focus: AI and Machine Learning',
    'Timeframe: Within 6 months',
    'Boleh jumpa?\nSelasa, 3 pm.',
  ]) {
    expect(message).toContain(line)
  }
})

test('the options are those of the specification, in its order', () => {
  const { investorType, investmentRange, investmentFocus, timeframe } = pitchDeckForm.options
  expect(Object.keys(investorType).join(' ')).toBe(
    'vc pe angel family-office corporate government other',
  )
  expect(Object.values(investorType)).toEqual([
    'Venture Capital',
    'Private Equity',
    'Angel Investor',
    'Family Office',
    'Corporate Venture',
    'Government Fund',
    'Other',
  ])
  expect(Object.keys(investmentRange).join(' ')).toBe('50k-250k 250k-1m 1m-5m 5m-25m 25m+')
  expect(Object.keys(investmentFocus).join(' ')).toBe(
    'healthtech digital-therapeutics mental-health ai-ml saas southeast-asia early-stage growth',
  )
  expect(Object.keys(timeframe).join(' ')).toBe('immediately 3-months 6-months 12-months exploring')
})

test('a failure is explained by its own message, by the mailbox, or in general', () => {
  expect(explain('refused', 'Too many requests.')).toBe('Too many requests.')
  expect(explain('refused', '')).toBe('Failed to send request')
  expect(explain('broken', '')).toBe('Please try again later.')
  const generic = explain('refused', 'Edge Function returned a non-2xx status code')
  expect(generic).toMatch(/e-mail service is being configured.*investors@example\.com/)
})

function explain(why: 'refused' | 'broken', message: string): string {
  return explainFailure({ why, message, code: '' })
}
