import type { Path } from '#src/paths.ts'

/**
 * What a visitor can do next, as data. `about` is read out after the label where the label alone
 * ('Learn More') does not say about what.
 */
export type Action =
  | { kind: 'route'; label: string; to: Path; about?: string }
  | { kind: 'anchor'; label: string; href: `${Path | ''}#${string}` }
  | { kind: 'mail'; label: string; email: string }
  | { kind: 'enquiry'; label: string; subject: string }
  | WaitlistAction

/**
 * The waitlist button, disabled until sign-ups open: it says so (`status`) and why (`reason`).
 * `leaveEmail` opens the dialog beside it; once on a page is enough.
 */
export type WaitlistAction = {
  kind: 'waitlist'
  label: string
  status: string
  reason: string
  leaveEmail?: string
}
