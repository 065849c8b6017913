import { Check, CircleAlert, PencilLine, X, type LucideIcon } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { classes } from './classes.ts'

export type Toast = { title: string; description: string }

export type ToastKind = 'success' | 'missing' | 'failure'

export type ToastLabels = { region: string; close: string }

const looks: Record<ToastKind, { Icon: LucideIcon; block: string }> = {
  success: { Icon: Check, block: 'bg-pandan-300 text-telang-900' },
  missing: { Icon: PencilLine, block: 'bg-kunyit-400 text-telang-900' },
  failure: { Icon: CircleAlert, block: 'bg-raya-700 text-white' },
}

const stays = 6000

let place: HTMLElement | undefined

export function show(kind: ToastKind, toast: Toast, labels: ToastLabels): void {
  mountToaster(labels.region)
  // A toast takes the place of the current one, unless that is on its way out and cannot come back.
  const [shown] = sonner.getToasts()
  const leave = ({ id }: { id: string | number }) => sonner.dismiss(id)
  sonner.custom(
    () => <ToastCard key={performance.now()} kind={kind} toast={toast} labels={labels} />,
    {
      ...(shown && { id: shown.id }),
      duration: kind === 'failure' ? Infinity : stays,
      onDismiss: leave,
      onAutoClose: leave,
    },
  )
}

export function dismiss(): void {
  sonner.dismiss()
}

/** The toaster has a root of its own, so that pages pay for it only at the first toast. */
function mountToaster(region: string): void {
  if (place?.isConnected) return
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  // It is rendered synchronously, because the toaster must listen before the first toast.
  flushSync(() =>
    root.render(<Toaster className="toaster" customAriaLabel={region} visibleToasts={1} gap={0} />),
  )
}

type ToastCardProps = { kind: ToastKind; toast: Toast; labels: ToastLabels }

function ToastCard({ kind, toast, labels }: ToastCardProps) {
  const { Icon, block } = looks[kind]
  return (
    <div
      role={kind === 'failure' ? 'alert' : 'status'}
      className="flex max-h-[45dvh] w-full overflow-y-auto rule-box bg-surface text-ink shadow-raised"
    >
      <div className={classes('grid w-13 shrink-0 place-items-center', block)}>
        <Icon size={20} />
      </div>
      <div className="min-w-0 grow py-4 pl-4">
        <p className="text-control leading-snug font-[650]">{toast.title}</p>
        <p className="mt-1 text-small text-soft [@media(height<30rem)]:sr-only">
          {toast.description}
        </p>
      </div>
      <button
        type="button"
        aria-label={labels.close}
        onClick={dismiss}
        className="grid size-12 shrink-0 place-items-center"
      >
        <X size={20} />
      </button>
    </div>
  )
}
