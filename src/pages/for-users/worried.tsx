import { Fragment } from 'react'
import { ownersWords } from '#content/owners-words.ts'
import { worried } from '#content/worried.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { sectionPaths } from '#src/paths.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { PhoneLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Stars } from '#src/weave/cloth/hour-cloth.tsx'
import { Threads } from '#src/weave/threads.tsx'
import { Weaving } from '#src/weave/weaving.tsx'
import { FirstWords } from './first-words.tsx'

export function Worried() {
  const { title, lead, signs, acts, refused, treatment, urgent } = worried
  return (
    <Section
      id="worried"
      title={title}
      tone="tone-pink"
      titleClassName="md:col-span-5 md:self-end"
      className="gap-y-5 pt-2 pb-0 md:gap-y-6 md:pt-8 md:pb-0"
    >
      <div className="order-first -mx-5 md:-mx-bleed">
        <JoiningThreads steps={acts.length} />
      </div>
      <div className="md:col-span-5 md:row-start-3">
        <p className="max-w-lead text-lead">{unbroken(lead)}</p>
        <p className="mt-4 max-w-lead">
          {signs.lead}{' '}
          {signs.said.map((said) => (
            <Fragment key={said}>
              <q>{said}</q>{' '}
            </Fragment>
          ))}
        </p>
        <ButtonLink to={sectionPaths.child} variant="quiet" className="mt-1">
          {worried.child.title}
        </ButtonLink>
      </div>
      {/* The night of the first hour, from the window's edge: often it is said then. */}
      <div className="tone-night relative -mx-5 px-5 py-5 max-narrow:-mx-4 max-narrow:px-4 md:col-span-7 md:row-span-2 md:row-start-2 md:mt-0 md:-mr-bleed md:ml-6 md:py-8 md:pr-bleed md:pl-8 print:m-0! print:p-0!">
        <Stars
          isDeferred
          count={11}
          width={260}
          height={108}
          className="absolute top-3 right-4 max-md:hidden"
        />
        <FirstWords />
      </div>
      <div className="acts md:mt-4">
        <ol>
          {acts.map((act) => (
            <li key={act.title} className="pb-2">
              <h3 className="font-display text-h3">{act.title}</h3>
              <p className="leading-snug [&:lang(zh)]:leading-[1.6]">
                <Sentence text={act.text} />
              </p>
            </li>
          ))}
        </ol>
        <div className="urgent">
          <h3 className="text-h4 font-semibold">{urgent.title}</h3>
          <PhoneLink
            phone={helplines.emergency.phone}
            className="mb-2 inline-block min-w-11 text-h2"
          />
          <p>{unbroken(urgent.text)}</p>
        </div>
      </div>
      <PhoneThreads />
      <div className="tone-yellow -mx-5 grid gap-x-6 gap-y-6 px-5 py-6 max-narrow:-mx-4 max-narrow:px-4 md:-mx-bleed md:mt-4 md:grid-cols-12 md:px-bleed md:py-11 print:m-0! print:p-0!">
        <Child />
        <div className="md:col-span-4">
          <h3 className="font-display text-h3">{refused.title}</h3>
          <p className="mt-2">
            <Sentence text={refused.text} />
          </p>
          <p className="mt-2">{refused.underage}</p>
          <p className="mt-2">{unbroken(urgent.law)}</p>
          <ButtonLink to={sectionPaths.treatment} variant="quiet" className="mt-2">
            {treatment}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

/** Threads from edge to edge, on phones. */
function PhoneThreads() {
  return (
    <div className="-mx-5 -mb-5 h-11 overflow-hidden *:*:origin-top *:*:[transform:scaleY(.5)] md:hidden">
      <Threads state="whole" bundle="pink" />
    </div>
  )
}

/** A parent's questions; the last one waits for the owner's answer, without which its link says nothing of parents. */
function Child() {
  const { title, use, serious, silent, week, see, readers } = worried.child
  return (
    <div id="child" className="md:col-span-8">
      <h3 className="font-display text-h3">{title}</h3>
      <dl className="mt-2 gap-6 *:mb-3 *:break-inside-avoid sm:columns-2">
        {[use, serious, silent, week].map(({ ask, answer }) => (
          <div key={ask}>
            <dt className="font-semibold">{ask}</dt>
            <dd>{unbroken(answer)}</dd>
          </div>
        ))}
        {ownersWords.parentsSee ? (
          <div>
            <dt className="font-semibold">{see}</dt>
            <dd>
              {ownersWords.parentsSee} <Sentence text={readers} />
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  )
}

/** A wide window draws the rows half as high again. */
const row = { height: 8, thickness: 6 }
const threads = [0, 1, 2]
/** In percent of the width: where the first step is, and how far the next one. */
const first = 12
const stride = 11

/** Two bundles of threads; the second moves next to the first in `steps` steps. */
function JoiningThreads({ steps }: { steps: number }) {
  const far = threads.length + steps
  return (
    <Weaving
      isDeferred
      width="100%"
      height={(far + threads.length) * row.height}
      className="md:h-36 md:*:[transform:scaleY(1.5)]"
    >
      {() => (
        <g>
          <g className="fill-(--thread-night)">
            <ThreadSegment row={0} from={0} to={100} />
          </g>
          <g className="fill-pink-500">
            {Array.from({ length: steps + 1 }, (_, step) => (
              <ThreadSegment
                key={step}
                row={far - step}
                from={step === 0 ? 0 : first + (step - 1) * stride}
                to={step === steps ? 100 : first + step * stride}
              />
            ))}
          </g>
        </g>
      )}
    </Weaving>
  )
}

function ThreadSegment({ row: top, from, to }: { row: number; from: number; to: number }) {
  return threads.map((thread) => (
    <rect
      key={thread}
      x={`${from}%`}
      y={(top + thread) * row.height}
      width={`${to - from}%`}
      height={row.thickness}
    />
  ))
}
