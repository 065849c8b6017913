import type { ReactNode } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { language } from '#content/language.ts'
import { languageNames } from '#content/language-names.ts'
import { conversations } from '#content/conversations.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import type { ConversationId } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { LearnAndSignUp, WaitlistLink } from '#src/sections/sign-up.tsx'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { languagePalettes, LanguageThreads } from '#src/sections/spoken-languages.tsx'
import { Closing } from '#src/sections/closing.tsx'
import { Actions, Hero, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { RunningStitch } from '#src/weave/stitches/durations.tsx'
import type { ShootPalette } from '#src/weave/shoots/shoot-draft.ts'
import { Shoot } from '#src/weave/shoots/shoot.tsx'
import { Staircase } from './how-it-works/staircase.tsx'
import { SteppedConversation } from './how-it-works/stepped-conversation.tsx'

const { title: _, ...differences } = howItWorks.differences

export default function HowItWorksPage() {
  return (
    <Page
      {...howItWorks.meta}
      path={paths.howItWorks}
      heading={howItWorks.hero.title}
      hero={<Start />}
    >
      <Staircase />
      <Conversations />
      <Differences />
      <Close />
    </Page>
  )
}

function Start() {
  const { title, lead, read, study } = howItWorks.hero
  return (
    <Hero layout="beside" className="items-end gap-y-4 pt-3 pb-6 md:py-12">
      <PageTitle caption={howItWorks.meta.title} isLong>
        {title}
      </PageTitle>
      <div className="grid gap-y-4">
        <Lead className="max-w-lead max-sm:max-w-[20rem]">{lead}</Lead>
        <Actions className="mt-1 gap-x-6">
          <div className="basis-full">
            <ButtonLink to={`${paths.howItWorks}#conversations`}>{read}</ButtonLink>
          </div>
          {isOpen ? null : <WaitlistLink />}
          <ButtonLink to={paths.research} variant="quiet">
            {study}
          </ButtonLink>
        </Actions>
      </div>
    </Hero>
  )
}

/** Native disclosures that share a name, so that one is open at a time, without scripts too. */
function Conversations() {
  const { title, lead, skip, mixed } = conversations
  return (
    <Section
      id="conversations"
      title={title}
      tone="tone-yellow-soft"
      titleClassName="md:col-span-6"
      className="gap-y-4 md:gap-y-6 md:pb-16"
    >
      <div className="md:col-span-6 md:col-start-7">
        <p className="max-w-text">{lead}</p>
        <a href="#differences" className="link-underline inline-block py-3">
          {skip}
        </a>
      </div>
      <div className="shoot-tabs">
        {keysOf(heroVoices).map((id) => {
          const { lang } = heroVoices[id]
          return (
            <Conversation
              key={id}
              id={id}
              title={languageNames[lang]}
              palette={languagePalettes[lang]}
            />
          )
        })}
        {/* The mixed conversation's title is the warning. */}
        <Conversation id="mixed" title={mixed} palette="green" />
      </div>
    </Section>
  )
}

type ConversationProps = { id: ConversationId; title: string; palette: ShootPalette }

/** The conversation in the page's own language is open. */
function Conversation({ id, title, palette }: ConversationProps) {
  return (
    <details name="voice" open={id === language}>
      <summary className="flex min-h-11 items-end gap-4 pt-3">
        <Shoot palette={palette} />
        <h3
          className={
            id === 'mixed'
              ? 'self-center text-label font-semibold'
              : 'pb-2 text-label font-semibold lg:font-display lg:text-h3 lg:font-normal'
          }
        >
          {unbroken(title)}
        </h3>
      </summary>
      <div id={`voice-${id}`} className="pt-4 lg:pt-0">
        <SteppedConversation conversation={id} />
      </div>
    </details>
  )
}

/** The line above each difference illustrates it: four languages, a second thread beside the first, a running stitch. */
const lines: Record<keyof typeof differences, ReactNode> = {
  local: <LanguageThreads />,
  crisis: (
    <div aria-hidden="true" className="grid gap-0.5">
      <i className="h-0.75 bg-ink" />
      <i className="h-0.75 bg-pink-500" />
    </div>
  ),
  trials: <RunningStitch />,
}

function Differences() {
  return (
    <Section id="differences" title={howItWorks.differences.title} className="gap-y-7 md:gap-y-12">
      <ul className="grid gap-y-8 md:gap-y-12">
        {keysOf(differences).map((difference) => (
          <li key={difference} className="grid gap-x-6 md:grid-cols-12">
            <div className="mb-4 md:col-span-12">{lines[difference]}</div>
            <h3 className="font-display text-ledger md:col-span-6">
              {differences[difference].title}
            </h3>
            <div className="mt-2 md:col-span-5 md:col-start-8">
              <p className="max-w-measure text-soft">
                <Sentence text={differences[difference].text} />
              </p>
              {difference === 'crisis' ? (
                <ButtonLink to={sectionPaths.danger} variant="quiet">
                  {differences.crisis.more}
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Close() {
  return (
    <Closing
      {...howItWorks.close}
      tone="tone-yellow"
      titleClassName="max-w-title-wide"
      wordsClassName="mt-3 md:mt-5"
    >
      <LearnAndSignUp learn={howItWorks.close.learn} to={paths.forUsers} className="basis-full" />
    </Closing>
  )
}
