import { clearHistory } from '#content/clear-history.ts'
import { language } from '#content/language.ts'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { company } from '#src/content/facts/company.ts'
import { browsers } from '#src/content/facts/browsers.ts'
import { owner } from '#src/content/owner.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { aboutPage } from '#src/content/facts/team-mail.ts'
import { keysOf } from '#src/keys-of.ts'
import { LeaveLink } from '#src/layout/leave-quickly.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { useOwnSentence } from '#src/product/use-own-sentence.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { LeavingDrawing } from '#src/weave/leaving-drawing.tsx'
import { Threads } from '#src/weave/threads.tsx'
import { Commitments } from './safety/commitments.tsx'
import { Danger } from './safety/danger.tsx'
import { DataRights } from './safety/data-rights.tsx'
import { Hero } from './safety/hero.tsx'
import { Readers } from './safety/readers.tsx'

export default function SafetyPage() {
  return (
    <Page
      {...safety.meta}
      path={paths.safety}
      heading={safety.hero.title}
      hero={<Hero />}
      next="tone-green-soft"
    >
      <Commitments />
      <Danger />
      <OwnSentence />
      <WhoFor />
      <ClearHistory />
    </Page>
  )
}

/** Who reads a sentence that the visitor may write, and what can be asked to be done with it. */
function OwnSentence() {
  const [sentence, field] = useOwnSentence()
  return (
    <>
      <Readers sentence={sentence} field={field} />
      <DataRights sentence={sentence} />
    </>
  )
}

const threads = {
  meant: { state: 'whole', padding: 'md:pl-bleed md:pr-10' },
  notMeant: { state: 'cut', padding: 'md:pr-bleed md:pl-10' },
} as const

/** One thread runs across: whole for what is meant, cut for what is not. */
function WhoFor() {
  const { title, minimumAge, ...uses } = whoReads.use
  return (
    <section id="who-for" className="tone-yellow-soft pb-4 md:pb-14">
      <div className="page-grid pt-7 pb-3 md:pt-22 md:pb-8">
        <h2 className="font-display text-ledger">{title}</h2>
      </div>
      <ul className="grid gap-y-4 md:grid-cols-2">
        {keysOf(threads).map((use) => (
          <li key={use}>
            <div className="max-md:flex max-md:h-12 max-md:items-center max-md:overflow-hidden max-md:*:w-full">
              <Threads state={threads[use].state} bundle="green" />
            </div>
            <div className={classes('px-5 pt-2 md:pt-8', threads[use].padding)}>
              <h3 className="font-display text-h3">{uses[use].title}</h3>
              <p className="max-w-text md:mt-3 md:text-lead">{uses[use].text}</p>
            </div>
          </li>
        ))}
      </ul>
      {owner.minimumAge ? (
        <div className="page-grid pt-4 md:pt-8">
          <p>{minimumAge(owner.minimumAge)}</p>
        </div>
      ) : null}
    </section>
  )
}

function ClearHistory() {
  const { title, text, how, steps } = clearHistory
  const [link, limits] = text
  return (
    <section id="leaving" className="tone-night">
      <div className="page-grid items-start gap-y-6 py-section md:py-22">
        <div className="grid gap-y-3 md:col-span-6 md:gap-y-6">
          <h2 className="font-display text-h2">{title}</h2>
          <p className="md:text-lead">{link}</p>
          <LeaveLink
            className={buttonStyles('secondary', 'regular', 'justify-self-start print:hidden')}
          />
        </div>
        <LeavingDrawing className="max-w-140 md:col-span-6 md:row-span-2 md:self-center md:pl-10" />
        <div className="rule-b md:col-span-6">
          <Disclosure title={how} className="py-4">
            <p>{limits}</p>
            <dl className="grid gap-4 pt-4 pb-6 sm:grid-cols-2">
              {keysOf(browsers).map((browser) => (
                <div key={browser}>
                  <dt className="font-semibold">{browsers[browser]}</dt>
                  <dd className="mt-1 text-soft">{steps[browser]}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          <Accessibility />
        </div>
      </div>
    </section>
  )
}

/** Collapsed, because few look for this part. */
function Accessibility() {
  const { title, text, contact: write } = safety.accessibility
  return (
    <Disclosure title={title} heading="h2" className="py-4">
      <div className="grid max-w-measure gap-4 pb-7">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 className="mt-2 font-semibold">{write.title}</h3>
        <p>{write.text}</p>
        <a
          href={`mailto:${company.support}?subject=${aboutPage('safety', language)}`}
          className={buttonStyles('quiet', 'regular', 'justify-self-start print:hidden')}
        >
          {unbroken(write.action + punctuation.colon + company.support)}
        </a>
      </div>
    </Disclosure>
  )
}
