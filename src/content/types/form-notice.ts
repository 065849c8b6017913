export type { FormNoticeWords } from '#src/ui/form-notice.tsx'
export type { Notice, NoticeLabels } from '#src/ui/notify.ts'
export type { OutcomeWords } from '#src/ui/form-outcome.tsx'
