import { home } from '#content/home.ts'
import { register } from '#src/content/register.ts'
import { Patch, Quilt } from '#src/sections/quilt.tsx'
import { Glyph } from '#src/weave/glyph.tsx'
import { Stage } from '#src/weave/stage.tsx'
import { HourShoots } from '#src/weave/hours.tsx'
import { Veil } from '#src/weave/veil.tsx'

export function WhyChoose() {
  const { title, languages, hours, ways, privacy, crisis, regulated } = home.whyChoose
  return (
    <Quilt title={title}>
      <Patch words={languages} tone="tone-night" className="md:col-span-11 md:pl-bleed">
        <p className="grid w-fit items-baseline gap-x-6 gap-y-2 font-display text-greeting min-[22.5rem]:grid-cols-[auto_auto]">
          {languages.greetings.map(({ text, lang }) => (
            <span key={lang} className={lang === 'ta' ? 'text-kunyit-400' : undefined}>
              <span lang={lang}>{text}</span>{' '}
            </span>
          ))}
        </p>
      </Patch>
      <Patch words={hours} tone="tone-kunyit" className="md:col-span-8">
        <HourShoots />
      </Patch>
      <Patch words={ways} tone="tone-bandung" className="md:col-span-7 md:pr-bleed">
        <Glyph name="ways" />
      </Patch>
      <Patch words={privacy} tone="tone-leaf" className="md:col-span-7 md:pl-bleed">
        <p className="font-display text-ledger text-pandan-200">
          <span lang={privacy.overheard.lang}>{privacy.overheard.text}</span> <Veil />
        </p>
      </Patch>
      <Patch words={crisis} tone="tone-telang-soft" className="md:col-span-8">
        <Glyph name="two-watch" />
      </Patch>
      <Patch words={regulated} tone="tone-pandan" className="md:col-span-11 md:pr-bleed">
        <ol className="fit-columns gap-y-4 text-small font-semibold [--column:0]">
          {regulated.steps.map((step, index) => (
            <li key={step.title}>
              <Stage place={index} status={register[step.claim].status} />
              <p className="mt-2 pr-3">{step.title}</p>
            </li>
          ))}
        </ol>
      </Patch>
    </Quilt>
  )
}
