import { helplineWords } from '#content/helplines.ts'
import { product } from '#content/product.ts'
import { conversations } from '#content/conversations.ts'
import { helplines, malaysianLines } from '#src/content/facts/helplines.ts'
import { HelplineHours } from '#src/sections/helplines.tsx'
import { PhoneLink } from '#src/ui/link.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Frame } from './frame.tsx'

/** Shown when a session detects risk: the conversation has ended and helplines are listed (planned). */
export function HandOverScreen({ className }: { className?: string | undefined }) {
  return (
    <Frame
      claim="escalation"
      title={product.says}
      panelClassName={panel}
      isCut
      caption="handOver"
      className={className}
    >
      <div className="pt-5 pb-4 md:pt-8 md:pb-6">
        <HandOver />
      </div>
    </Frame>
  )
}

const panel =
  'bg-pink-200 text-blue-900 [--ink:theme(colors.blue-900)] [--line:theme(colors.blue-900)] [--soft:theme(colors.blue-900)]'

/** What the AI says when it stops, and whom to call. */
export function HandOver() {
  return (
    <>
      <p className="font-display text-[2.125rem] leading-[1.1] tracking-[-0.015em]">
        {conversations.stop.title}
      </p>
      <p className="mt-3">{unbroken(conversations.stop.text)}</p>
      <HandOverNumbers className="mt-4 md:mt-6" />
    </>
  )
}

/**
 * The emergency number and the helplines, each as large as a line of a session. In a narrow card every name
 * stands below its number: one alone there would read as the name of the next.
 */
export function HandOverNumbers({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {malaysianLines.map((id) => (
        <li
          key={id}
          className="@container relative flex flex-wrap items-baseline gap-x-2 rule-t py-1.5 text-small"
        >
          <PhoneLink
            phone={helplines[id].phone}
            className="inline-block text-[1.75rem] leading-[1.4] whitespace-nowrap after:absolute after:inset-0"
          />
          <p className="grow basis-full @min-[19rem]:basis-0 @min-[19rem]:text-right">
            {helplineWords.lines[id].name}
            {helplines[id].hours ? <HelplineHours id={id} /> : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
