import { site } from '#content/site.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { waitlistAnchor } from '#src/forms/waitlist-provider.tsx'
import { WaitlistSignup } from '#src/forms/waitlist-signup.tsx'
import { SignUpButton } from '#src/sections/sign-up.tsx'

/** The signup block in the footer. */
export function FooterSignup() {
  return (
    <section className="border-y border-line">
      <div className="page-grid items-center gap-y-4 py-3 max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-y-1 md:py-6">
        <h2 id={waitlistAnchor} className="font-display text-h4 md:col-span-9">
          {site.signUp.title}
        </h2>
        <div className="md:col-span-3">
          {isOpen ? <SignUpButton size="small" /> : <WaitlistSignup />}
        </div>
      </div>
    </section>
  )
}
