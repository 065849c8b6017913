import type { ReactNode } from 'react'
import { callInDanger } from '#content/helplines.ts'
import { safety } from '#content/safety.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { sectionPaths } from '#src/paths.ts'
import { Actions, HeroLayout, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Stitched, wordsOf } from '#src/weave/stitches/stitched.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'

export function Hero() {
  const { title, lead, promise, readers, danger } = safety.hero
  return (
    <>
      <HeroLayout
        layout="below"
        className="[--before-picture:1rem] [--first:7] md:[--before-picture:2rem]"
      >
        <PageTitle caption={safety.meta.title} isCaptionApart isLong>
          {title}
        </PageTitle>
        <Lead className="max-w-[27em] md:max-w-none [&:not(:lang(zh))]:text-balance">
          {lead}
          <span className="max-md:hidden">{punctuation.afterSentence + promise}</span>
        </Lead>
        <Actions className="content-start gap-x-4 gap-y-1 md:gap-x-6">
          <ButtonLink to={sectionPaths.whoReads}>{readers}</ButtonLink>
          {/* The links stand on a row of their own, below the button. */}
          <div className="flex basis-full flex-wrap items-center gap-x-6">
            <ButtonLink to={sectionPaths.danger} variant="quiet">
              {danger}
            </ButtonLink>
            <p className="font-semibold">
              <Sentence text={callInDanger} />
            </p>
          </div>
        </Actions>
      </HeroLayout>
      <SentenceInTransit />
      {/* On a phone the sentence on its way needs the room above it. */}
      <p className="tone-green-soft max-w-none px-5 pt-4 text-lead-phone md:hidden">{promise}</p>
    </>
  )
}

/** Shows a sentence readable at both ends, and as a stitch for each letter in between. */
function SentenceInTransit() {
  const { phone, sentence, inTransit, servers, answer } = safety.hero
  return (
    <div className="overflow-x-clip md:grid md:grid-cols-[39fr_1.25rem_40fr_1.25rem_19fr]">
      <CaptionedPanel caption={phone} className="tone-surface pl-5 md:pl-bleed">
        <p>
          {sentence.map((line) => (
            <span
              key={line}
              className={classes(
                thread,
                'items-end border-ink leading-none [&:lang(zh)]:pb-[0.12em]',
              )}
            >
              {`${line} `}
            </span>
          ))}
        </p>
      </CaptionedPanel>
      <div aria-hidden="true" className="woven-border" />
      <CaptionedPanel caption={inTransit} className="tone-leaf px-5 md:pr-0 md:pl-10">
        <div aria-hidden="true" ref={revealOnScrollRef}>
          {sentence.map((line, index) => (
            <span
              key={line}
              style={{ '--after': `${index * 300}ms` }}
              className={classes(thread, runsToEdges, 'items-center border-green-300 leading-none')}
            >
              <span className="weave-first weave-along [--beat:900ms] [--row:100%] [--rows:1] text-[1.2em] whitespace-nowrap">
                <Stitched words={wordsOf(line)} className="fill-yellow-400" />
              </span>
            </span>
          ))}
        </div>
      </CaptionedPanel>
      <div aria-hidden="true" className="woven-border" />
      <CaptionedPanel caption={servers} className="bg-green-300 px-5 text-blue-900 md:pl-6">
        <p className="readable-answer pt-[0.2em] text-[0.83em] leading-[1.1] text-balance md:pt-[0.4em]">
          {answer}
        </p>
      </CaptionedPanel>
    </div>
  )
}

const thread = 'sentence-thread flex min-h-[1.25em] border-b-2 md:min-h-[1.35em]'
const runsToEdges = 'max-md:-mx-5 max-md:px-5 md:-ml-10 md:pl-10'

type CaptionedPanelProps = {
  caption: string
  className: string
  children: ReactNode
}

function CaptionedPanel({ caption, className, children }: CaptionedPanelProps) {
  return (
    <div className={classes('py-3 md:pt-6 md:pb-9', className)}>
      <p className="text-small font-semibold md:text-body">{caption}</p>
      <div className="font-display text-carried md:max-lg:text-[calc(var(--carried,1.625rem)*var(--large,1))]">
        {children}
      </div>
    </div>
  )
}
