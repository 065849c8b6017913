import { forInvestors } from '#content/for-investors.ts'
import { platformLanguages } from '#src/content/quoted/lines.ts'
import { Section } from '#src/ui/section.tsx'
import { Shoot } from '#src/weave/shoot.tsx'

const threads = ['telang', 'kunyit', 'bandung', 'pandan'] as const

export function Advantage() {
  const { title, position, pipeline } = forInvestors.advantage
  return (
    <Section title={title} titleClassName="md:col-span-8" className="pb-20">
      <div className="mt-8 grid md:mt-12 sm:grid-cols-2 md:grid-cols-12">
        <div className="tone-night flex flex-col justify-between gap-10 p-7 md:col-span-7 md:p-11">
          <div>
            <h3 className="font-display text-h3">{position.title}</h3>
            <p className="mt-3 max-w-measure">{position.text}</p>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 font-display text-voice text-kunyit-400 lg:grid-cols-4">
            {platformLanguages.map(({ lang, text }, index) => (
              <li key={lang} className="grid content-start gap-3">
                <Shoot threads={threads[index] ?? 'pandan'} size={{ width: 81, height: 108 }} />
                <span lang={lang}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="tone-telang-soft p-7 md:col-span-5 md:p-11">
          <h3 className="font-display text-h3">{pipeline.title}</h3>
          <p className="mt-3 max-w-measure">{pipeline.text}</p>
        </div>
      </div>
    </Section>
  )
}
