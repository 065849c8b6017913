import { Check, CircleAlert, PencilLine, X, type LucideIcon } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { classes } from './classes.ts'
import type { Notice, NoticeKind, NoticeLabels } from './notify.ts'

const looks: Record<NoticeKind, { Icon: LucideIcon; block: string }> = {
  success: { Icon: Check, block: 'bg-pandan-300 text-telang-900' },
  missing: { Icon: PencilLine, block: 'bg-kunyit-400 text-telang-900' },
  failure: { Icon: CircleAlert, block: 'bg-raya-700 text-white' },
}

const stays = 6000

let place: HTMLElement | undefined
let current = 1

/** Shows a notice in the corner of the page, in place of the one before. */
export function showNotice(kind: NoticeKind, notice: Notice, labels: NoticeLabels): void {
  mountToaster(labels.region)
  const id = current
  const leave = () => startAnew(id)
  toast.custom(
    () => <NoticeCard key={performance.now()} kind={kind} notice={notice} labels={labels} />,
    {
      id,
      duration: kind === 'failure' ? Infinity : stays,
      onDismiss: leave,
      onAutoClose: leave,
    },
  )
}

export function dismissNotice(): void {
  const id = current
  startAnew(id)
  toast.dismiss(id)
}

/** A notice on its way out cannot come back: the next one gets an identity of its own. */
function startAnew(id: number): void {
  if (id === current) current += 1
}

/** In a root of its own, so that no page pays for it before the first notice. */
function mountToaster(region: string): void {
  if (place?.isConnected) return
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  // The toaster has to be listening before the first notice is announced to it.
  flushSync(() => root.render(<Toaster customAriaLabel={region} visibleToasts={1} gap={0} />))
}

type NoticeCardProps = { kind: NoticeKind; notice: Notice; labels: NoticeLabels }

function NoticeCard({ kind, notice, labels }: NoticeCardProps) {
  const { Icon, block } = looks[kind]
  return (
    <div
      role={kind === 'failure' ? 'alert' : 'status'}
      className="flex w-full border-[1.5px] border-ink bg-surface text-ink shadow-raised"
    >
      <div className={classes('grid w-13 shrink-0 place-items-center', block)}>
        <Icon aria-hidden="true" size={20} />
      </div>
      <div className="min-w-0 grow py-4 pl-4">
        <p className="text-[1rem] leading-snug font-[650]">{notice.title}</p>
        <p className="mt-1 text-small text-soft">{notice.description}</p>
      </div>
      <button
        type="button"
        aria-label={labels.close}
        onClick={dismissNotice}
        className="grid size-12 shrink-0 place-items-center"
      >
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  )
}
