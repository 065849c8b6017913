/** A short message over the page: what happened, and what to do. */
export type Notice = { title: string; description: string }

export type NoticeKind = 'success' | 'missing' | 'failure'

/** Words that every notice needs: the name of its region, and of its close button. */
export type NoticeLabels = { region: string; close: string }

type Toaster = typeof import('./toaster.tsx')

let shown = false

/** Fetches what shows notices ahead of the first one. */
export function loadNotices(): Promise<Toaster> {
  return import('./toaster.tsx')
}

function show(kind: NoticeKind, notice: Notice, labels: NoticeLabels): void {
  shown = true
  // Where the code cannot be fetched, the outcome in the page still says what happened.
  loadNotices()
    .then(({ showNotice }) => showNotice(kind, notice, labels))
    .catch(() => undefined)
}

/** Shows one notice at a time, each replacing the one before. */
export const notify = {
  success: (notice: Notice, labels: NoticeLabels) => show('success', notice, labels),
  missing: (notice: Notice, labels: NoticeLabels) => show('missing', notice, labels),
  failure: (notice: Notice, labels: NoticeLabels) => show('failure', notice, labels),
  dismiss: () => {
    if (shown)
      loadNotices().then(
        ({ dismissNotice }) => dismissNotice(),
        () => undefined,
      )
  },
}
