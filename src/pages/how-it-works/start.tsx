import { useContext } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { ownersWords } from '#content/owners-words.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { owner } from '#src/content/owner.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { Actions, HeroTone, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { SignUpButton, WaitlistLink } from '#src/sections/sign-up.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** What stands before the first step. */
export function Start() {
  const { title, lead, method, note, read, study, subject } = howItWorks.hero
  return (
    <section className={classes('loom-start', useContext(HeroTone))}>
      <PageTitle caption={howItWorks.meta.title} isLong>
        {title}
      </PageTitle>
      <Lead className="max-w-lead">
        {owner.sessionMinutes && ownersWords.approach
          ? `${lead} ${method(ownersWords.approach, owner.sessionMinutes)}`
          : lead}
      </Lead>
      <Actions className="gap-x-6">
        {isOpen ? <SignUpButton /> : null}
        <ButtonLink to={sectionPaths.conversations} variant={isOpen ? 'secondary' : 'primary'}>
          {read}
        </ButtonLink>
        {isOpen ? null : <WaitlistLink />}
        <ButtonLink to={paths.contact} subject={subject} variant="quiet">
          {study}
        </ButtonLink>
      </Actions>
      {note ? <p className="mt-4 max-w-text rule-t pt-3 text-small md:mt-7">{note}</p> : null}
    </section>
  )
}
