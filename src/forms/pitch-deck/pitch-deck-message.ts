import type { pitchDeckForm } from '#content/pitch-deck-form.ts'
import { englishOptions as options, pitchDeckMail as mail } from '#src/content/pitch-deck-mail.ts'
import type { Values } from '../fields.ts'
import { fullName, withPageLanguage } from '../message-text.ts'

export type PitchDeckField = keyof typeof pitchDeckForm.fields
export type PitchDeckValues = Values<PitchDeckField>

export function composePitchDeckMessage(values: PitchDeckValues): string {
  const chosen = (list: keyof typeof options) => {
    const labels: Readonly<Record<string, string>> = options[list]
    return `${mail[list]}: ${labels[values[list]] || values[list] || mail.notSpecified}`
  }
  const lines = [
    `${mail.name}: ${fullName(values)}`,
    `${mail.position}: ${values.position}`,
    `${mail.organization}: ${values.organization}`,
    chosen('investorType'),
    chosen('investmentRange'),
    chosen('investmentFocus'),
    chosen('timeframe'),
    '',
    `${mail.message}:`,
    values.message || mail.noMessage,
    '',
    mail.automated,
  ]
  return withPageLanguage(lines.join('\n'))
}
