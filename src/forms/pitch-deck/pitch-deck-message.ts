import { englishOptions as options, pitchDeckMail as mail } from '#src/content/pitch-deck-mail.ts'
import { withPageLanguage } from '../page-language.ts'
import { fullName } from '../person.ts'
import type { PitchDeckValues } from './pitch-deck-values.ts'

/** The mail that a request turns into: one line an answer, options by the label that was chosen. */
export function composePitchDeckMessage(values: PitchDeckValues): string {
  const labelled = (labels: Readonly<Record<string, string>>, value: string) =>
    labels[value] || value || mail.notSpecified
  const lines = [
    `${mail.name}: ${fullName(values)}`,
    `${mail.position}: ${values.position}`,
    `${mail.organization}: ${values.organization}`,
    `${mail.investorType}: ${labelled(options.investorType, values.investorType)}`,
    `${mail.investmentRange}: ${labelled(options.investmentRange, values.investmentRange)}`,
    `${mail.investmentFocus}: ${labelled(options.investmentFocus, values.investmentFocus)}`,
    `${mail.timeframe}: ${labelled(options.timeframe, values.timeframe)}`,
    '',
    `${mail.message}:`,
    values.message || mail.noMessage,
    '',
    mail.automated,
  ]
  return withPageLanguage(lines.join('\n'))
}
