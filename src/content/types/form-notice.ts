import type { LanguageId } from '#src/languages.ts'

export type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
export type { OutcomeWords } from '#src/ui/form-outcome.tsx'

/** The notices before the forms in one language. */
export type NoticeContent = {
  language: LanguageId
  /** Names the notice where the page is in another language. */
  summary: string
  /** What each form uses and for what, and what happens without it; `kept` follows. */
  purposes: Record<'waitlist' | 'contact' | 'pitchDeck', string>
  /** Where it is kept and for how many months at most; `mailbox` says whether in the team's mail, too. */
  kept: (months: number, mailbox: boolean) => string
  /** Around the address to write to, spaces included. */
  deletion: readonly [before: string, after: string]
  policy: string
  newTab: string
  /** For those who are not of age. */
  minors: string
  /** Explicit consent (PDPA, section 40), where somebody may write about their health. */
  healthConsent: string
}
