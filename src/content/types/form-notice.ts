export type { FormConsentWords, FormNoticeWords } from '#src/ui/form-notice.tsx'
export type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
export type { OutcomeWords } from '#src/ui/form-outcome.tsx'
