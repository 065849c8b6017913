import { CircleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { unbroken } from './unbroken.tsx'

type NoticeProps = {
  id?: string
  title: string
  description?: string | undefined
  close: string
  onClose: () => void
  className?: string
  children?: ReactNode
}

/** Says in the page's flow, where it covers no field, why a form was not sent. */
export function Notice(props: NoticeProps) {
  const { id, title, description, close, onClose, className, children } = props
  return (
    <div
      id={id}
      role="alert"
      className={classes('flex border-2 border-error bg-error-bg print:hidden', className)}
    >
      <CircleAlert size={24} className="mt-3 ml-4 shrink-0 text-error" />
      <div className="grid min-w-0 grow gap-1 py-3 pl-4 wrap-anywhere">
        <p data-title className="font-semibold">
          {title}
        </p>
        {description ? <p data-description>{unbroken(description)}</p> : null}
        {children}
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={onClose}
        className="grid size-12 shrink-0 place-items-center"
      >
        <X size={20} />
      </button>
    </div>
  )
}
