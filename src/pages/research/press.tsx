import { Link } from 'react-router-dom'
import { factSheet } from '#content/fact-sheet.ts'
import { phoneOf } from '#src/content/facts/company.ts'
import { withCommas } from '#src/content/facts/studies.ts'
import { owner, type Owner } from '#src/content/owner.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { SmallDisclosure } from '#src/sections/disclosures.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken, Value } from '#src/ui/unbroken.tsx'
import { useCopy } from '#src/ui/use-copy.ts'

const words = factSheet.press

export function Press() {
  return (
    <Section
      id="press"
      title={words.title}
      tone="tone-blue-soft"
      titleClassName="text-ledger md:col-span-4"
      className="gap-y-3 md:py-10"
    >
      <div className="md:col-span-8">
        <p className="text-lead">{words.text}</p>
        <PressFacts />
        <p className="mt-4">
          <ButtonLink to={paths.contact} subject={words.subject} variant="secondary">
            {words.action}
          </ButtonLink>
        </p>
        <div className="mt-5 rule-b">
          {words.boilerplates.map((boilerplate) => (
            <Boilerplate key={boilerplate.title} {...boilerplate} />
          ))}
          <SmallDisclosure title={words.questions.title} className="rule-t">
            <dl className="grid max-w-text gap-3 text-body">
              {words.questions.list.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="font-semibold">{question}</dt>
                  <dd>
                    <Sentence text={answer} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="max-w-text pt-3 pb-5 text-body">
              <Link
                to={paths.contact}
                state={{ subject: words.subject }}
                className="link-underline"
              >
                {words.questions.ask}
              </Link>
            </p>
          </SmallDisclosure>
          <SmallDisclosure title={factSheet.reporting.title} className="rule-t">
            {factSheet.reporting.text.map((paragraph) => (
              <p key={paragraph} className="max-w-text pb-4 text-body">
                {unbroken(paragraph)}
              </p>
            ))}
          </SmallDisclosure>
        </div>
      </div>
    </Section>
  )
}

type Facts = Pick<Owner, 'pressContact' | 'founded' | 'trials' | 'pressKit'>

/** What the owner's file has for the press, which may be nothing. */
export function PressFacts({ facts = owner }: { facts?: Facts }) {
  const { name, email, phone } = facts.pressContact
  const people = facts.trials.reduce((sum, trial) => sum + trial.people, 0)
  const files = keysOf(facts.pressKit).filter((file) => facts.pressKit[file] !== '')
  const link = 'link-underline flex min-h-11 w-fit items-center wrap-anywhere'
  return (
    <>
      <address className="not-italic">
        {name ? <p className="mt-4 font-semibold">{name}</p> : null}
        {email ? (
          <a href={`mailto:${email}`} className={link}>
            <Value>{email}</Value>
          </a>
        ) : null}
        {phone ? <PhoneLink phone={phoneOf(phone)} className={link} /> : null}
      </address>
      {facts.founded > 0 ? <p className="mt-3">{words.founded(facts.founded)}</p> : null}
      {people > 0 ? <p className="mt-3">{words.people(withCommas(people))}</p> : null}
      {files.length > 0 ? (
        <p className="flex flex-wrap gap-x-6">
          {files.map((file) => (
            <a key={file} href={`/press/${facts.pressKit[file]}`} download className={link}>
              {words[file]}
            </a>
          ))}
        </p>
      ) : null}
    </>
  )
}

function Boilerplate({ title, text }: { title: string; text: string }) {
  const { paragraph, outcome, copy } = useCopy(words)
  return (
    <SmallDisclosure title={title} className="rule-t">
      <p ref={paragraph} className="max-w-text text-body">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-5">
        {/* Without scripts nothing can be copied. */}
        {useHydrated() ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.copy + punctuation.colon + title}
            onClick={() => void copy(text)}
          >
            {words.copy}
          </Button>
        ) : null}
        <output>{outcome}</output>
      </div>
    </SmallDisclosure>
  )
}
