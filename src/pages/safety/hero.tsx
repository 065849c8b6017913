import type { ReactNode } from 'react'
import { safety } from '#content/safety.ts'
import { punctuation } from '#src/content/punctuation.ts'
import { sectionPaths } from '#src/paths.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Stitched, wordsOf } from '#src/weave/stitches/stitched.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'

const { title, lead, promise, readers, danger, example } = safety.hero

export function Hero() {
  return (
    <section>
      <div className="tone-leaf">
        <div className="page-grid gap-y-2 pt-2 pb-4 md:pt-9 md:pb-15">
          <div className="md:col-span-8">
            {/* Outside the h1, whose words are specified to the letter. */}
            <p className="text-lead font-semibold">{safety.meta.title}</p>
            <h1 className="font-display text-h1-long">{title}</h1>
          </div>
          <div className="md:col-span-4 md:col-start-9 md:pt-2">
            <p className="max-w-[27em] text-lead max-md:tracking-[-0.01em]">
              {`${lead}${punctuation.afterSentence}${promise} `}
              <StatusTag claim="encryption" isInline className="ml-1 align-[0.1em]" />
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 md:mt-4">
              <ButtonLink to={sectionPaths.whoReads}>{readers}</ButtonLink>
              <ButtonLink to={sectionPaths.danger} variant="quiet">
                {danger}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <SentenceInTransit />
      <div className="tone-leaf">
        <div className="page-grid">
          <div className="flex flex-wrap gap-x-6 gap-y-1 py-3 text-small md:py-8">
            <p>{example}</p>
            <StatusTag claim="encryption" />
          </div>
        </div>
      </div>
    </section>
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
            <span key={line} className={classes(thread, 'items-end border-ink leading-none')}>
              {`${line} `}
            </span>
          ))}
        </p>
      </CaptionedPanel>
      <div aria-hidden="true" className="woven-border" />
      <CaptionedPanel caption={inTransit} className="tone-leaf px-5 md:pr-0 md:pl-10">
        <div aria-hidden="true" ref={revealOnScrollRef}>
          {sentence.map((line) => (
            <span
              key={line}
              className={classes(thread, runsToEdges, 'items-center border-green-300 leading-none')}
            >
              <span className="weave-along text-[1.2em] whitespace-nowrap">
                <Stitched words={wordsOf(line)} className="fill-yellow-400" />
              </span>
            </span>
          ))}
        </div>
      </CaptionedPanel>
      <div aria-hidden="true" className="woven-border" />
      <CaptionedPanel caption={servers} className="bg-green-300 px-5 text-blue-900 md:pl-6">
        <p className="pt-[0.2em] text-[0.83em] leading-[1.1] text-balance md:pt-[0.4em]">
          {answer}
        </p>
      </CaptionedPanel>
    </div>
  )
}

const thread = 'flex min-h-[1.25em] border-b-2 md:min-h-[1.35em]'
const runsToEdges = 'max-md:-mx-5 max-md:px-5 md:-ml-10 md:pl-10'

type CaptionedPanelProps = { caption: string; className: string; children: ReactNode }

function CaptionedPanel({ caption, className, children }: CaptionedPanelProps) {
  return (
    <div className={classes('py-3 md:pt-8 md:pb-12', className)}>
      <p className="text-small font-semibold md:text-body">{caption}</p>
      <div className="font-display text-carried">{children}</div>
    </div>
  )
}
