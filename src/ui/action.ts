import type { Path } from '#src/paths.ts'

/** What a visitor can do next. `about` is read out after a label that alone says too little. */
export type Action =
  | { kind: 'route'; label: string; to: Path; about?: string }
  | { kind: 'anchor'; label: string; href: `${Path}#${string}` }
  | { kind: 'here'; label: string; id: string }
  | { kind: 'mail'; label: string; email: string }
  | { kind: 'enquiry'; label: string; subject: string }
  | WaitlistAction

/** Disabled until sign-ups open: it says so, and why. `leaveEmail`, once a page, opens the dialog. */
export type WaitlistAction = {
  kind: 'waitlist'
  label: string
  status: string
  reason: string
  leaveEmail?: string
}
