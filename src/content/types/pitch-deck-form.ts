import type { Toast, ToastLabels, OutcomeWords } from './form-notice.ts'

export type InvestorType =
  'vc' | 'pe' | 'angel' | 'family-office' | 'corporate' | 'government' | 'other'

export type InvestmentRange = '50k-250k' | '250k-1m' | '1m-5m' | '5m-25m' | '25m+'

export type InvestmentFocus =
  | 'healthtech'
  | 'digital-therapeutics'
  | 'mental-health'
  | 'ai-ml'
  | 'saas'
  | 'southeast-asia'
  | 'early-stage'
  | 'growth'

export type Timeframe = 'immediately' | '3-months' | '6-months' | '12-months' | 'exploring'

/** Labels of the options, in the order shown. */
export type PitchDeckOptions = {
  investorType: Record<InvestorType, string>
  investmentRange: Record<InvestmentRange, string>
  investmentFocus: Record<InvestmentFocus, string>
  timeframe: Record<Timeframe, string>
}

export type PitchDeckFormContent = {
  required: string
  /** After the label of a field that may stay empty. */
  optional: string
  fields: {
    firstName: string
    lastName: string
    email: string
    organization: string
    position: string
    investorType: string
    investmentRange: string
    investmentFocus: string
    timeframe: string
    message: string
  }
  /** In a select where nothing is chosen yet. */
  choose: string
  options: PitchDeckOptions
  send: string
  sending: string
  promise: string
  /** Before the address, where scripts are off. */
  withoutScript: string
  problemList: string
  /** How it ended, in the page, worded differently from the toasts. */
  sent: OutcomeWords
  failed: OutcomeWords
}

/** What is said about what was typed: it comes when the form is touched. */
export type PitchDeckRepliesContent = {
  /** Beside the field: what to do. */
  fieldProblems: {
    firstNameMissing: string
    lastNameMissing: string
    emailMissing: string
    organizationMissing: string
    positionMissing: string
    investorTypeMissing: string
    emailMalformed: string
    nameTooLong: string
    emailTooLong: string
    organizationTooLong: string
    messageTooLong: string
  }
  /** Over the page: the specification's own sentences. */
  toasts: ToastLabels & {
    missingFields: Toast
    invalidEmail: Toast
    tooLong: Toast
    sent: Toast
    failed: Toast
  }
  /** A failure that came without words of its own. */
  failedWithoutReason: string
  /** In place of the functions client's general message, which tells a visitor nothing. */
  serviceBeingConfigured: string
}
