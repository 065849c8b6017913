import { Check, CircleAlert, X } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { showAbovePages } from './above-pages.tsx'
import { unbroken } from './unbroken.tsx'

export type ToastWords = { title: string; description?: string }

type ToastsProps = { words: { region: string; close: string } }

/** Shows toasts above the pages: one that comes after the visitor has left the page still shows. */
export function useToasts(words: ToastsProps['words']): void {
  useLayoutEffect(() => {
    showAbovePages(<ToastRegion words={words} />)
    return () => toasts.dismiss()
  }, [words])
}

/** Renders the toasts, one at a time. */
function ToastRegion({ words }: ToastsProps) {
  return (
    // Not over the buttons of a dialog.
    <div className="tone-surface [body:has([data-overlay])_&]:hidden">
      <Toaster
        customAriaLabel={words.region}
        closeButton
        visibleToasts={1}
        offset={24}
        mobileOffset={0}
        icons={{ success: <Check />, error: <CircleAlert />, close: <X size={20} /> }}
        style={{ fontFamily: 'inherit' }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: words.close, classNames }}
      />
    </div>
  )
}

const classNames = {
  toast:
    'flex w-full max-h-[45dvh] overflow-y-auto rule-box bg-tone-surface text-ink shadow-raised',
  icon: 'grid w-13 shrink-0 place-items-center',
  success: '[&_[data-icon]]:bg-green-300 [&_[data-icon]]:text-blue-900',
  error: '[&_[data-icon]]:bg-red-700 [&_[data-icon]]:text-white',
  content: 'min-w-0 grow py-4 pl-4',
  title: 'text-control leading-snug font-[650]',
  description: 'mt-1 text-small text-soft [@media(height<30rem)]:sr-only',
  closeButton: 'order-last grid size-12 shrink-0 place-items-center',
}

/** Each replaces the current toast: a success shows for 6 seconds, an error until it is closed or the form is sent again. */
export const toasts = {
  success({ title, description }: ToastWords): void {
    toast.dismiss()
    toast.success(title, { description, duration: 6000 })
  },
  error({ title, description }: ToastWords): void {
    toast.dismiss()
    toast.error(title, { description: description && unbroken(description), duration: Infinity })
  },
  dismiss(): void {
    toast.dismiss()
  },
}

export type Toasts = typeof toasts
