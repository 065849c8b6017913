import { useEffect, useEffectEvent } from 'react'
import { site } from '#content/site.ts'
import { waitlist as words } from '#content/waitlist.ts'
import { company, formRetention } from '#src/content/facts.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { DialogTitle } from '#src/ui/dialog.tsx'
import { Mark } from '#src/weave/mark.tsx'

const closeAfterSuccess = 3000

export function WaitlistJoined({ onDone }: { onDone: () => void }) {
  const close = useEffectEvent(onDone)

  useEffect(() => {
    const timer = setTimeout(() => close(), closeAfterSuccess)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="flex min-h-112 flex-col gap-8 px-6 pt-10 pb-8 sm:px-9 sm:pb-9">
      <Mark size={64} />
      <DialogTitle>{words.joined}</DialogTitle>
      <div className="mt-auto grid gap-3">
        <p className="text-small">{words.closesByItself}</p>
        <div className="h-0.5 bg-pandan-300">
          <div className="h-full origin-left animate-modal-run-out bg-ink" />
        </div>
      </div>
    </div>
  )
}

export function WaitlistThanks() {
  const subject = encodeURIComponent(teamMail.leaveWaitlist)
  return (
    <>
      {site.footer.waitlist.joined}
      <span className="mt-2 block text-small font-normal">
        {`${words.kept(formRetention.waitlistMonths)} `}
        <a
          href={`mailto:${company.support}?subject=${subject}`}
          className="link-underline hover:text-link-hover"
        >
          {words.leave}
        </a>
      </span>
    </>
  )
}
