import { factSheet } from '#content/fact-sheet.ts'
import { dialOf } from '#src/content/facts/company.ts'
import { owner } from '#src/content/owner.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { paths } from '#src/paths.ts'
import { SmallDisclosure } from '#src/sections/disclosures.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
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
      titleClassName="md:col-span-4"
      className="gap-y-3 md:gap-y-8"
    >
      <div className="md:col-span-8">
        <p className="text-lead">{words.text}</p>
        <PressContact />
        <p className="mt-4">
          <ButtonLink to={paths.contact} subject={words.subject} variant="secondary">
            {words.action}
          </ButtonLink>
        </p>
        <div className="mt-5 rule-b md:mt-8">
          {words.boilerplates.map((boilerplate) => (
            <Boilerplate key={boilerplate.title} {...boilerplate} />
          ))}
          <SmallDisclosure title={words.questions.title} className="rule-t">
            <ul className="grid max-w-text list-disc gap-2 pb-5 pl-5">
              {words.questions.list.map((question) => (
                <li key={question}>
                  <Sentence text={question} />
                </li>
              ))}
            </ul>
          </SmallDisclosure>
          <SmallDisclosure title={factSheet.reporting.title} className="rule-t">
            {factSheet.reporting.text.map((paragraph) => (
              <p key={paragraph} className="max-w-text pb-4">
                {unbroken(paragraph)}
              </p>
            ))}
          </SmallDisclosure>
        </div>
      </div>
    </Section>
  )
}

/** The owner's file may name a person, a mailbox, a phone, or nothing. */
function PressContact() {
  const { name, email, phone } = owner.pressContact
  const link = 'link-underline flex min-h-11 w-fit items-center wrap-anywhere'
  return (
    <address className="not-italic">
      {name ? <p className="mt-4 font-semibold">{name}</p> : null}
      {email ? (
        <a href={`mailto:${email}`} className={link}>
          <Value>{email}</Value>
        </a>
      ) : null}
      {phone ? (
        <a href={`tel:${dialOf(phone)}`} className={link}>
          <Value>{phone}</Value>
        </a>
      ) : null}
    </address>
  )
}

function Boilerplate({ title, text }: { title: string; text: string }) {
  const { paragraph, outcome, copy } = useCopy(words)
  return (
    <SmallDisclosure title={title} className="rule-t">
      <p ref={paragraph} className="max-w-text">
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
