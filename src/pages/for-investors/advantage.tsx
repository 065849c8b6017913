import { forInvestors } from '#content/for-investors.ts'
import { platformLanguages } from '#src/content/quoted/lines.ts'
import { Section } from '#src/ui/section.tsx'

export function Advantage() {
  const { title, position, pipeline } = forInvestors.advantage
  return (
    <Section title={title} titleClassName="md:col-span-8" className="pb-20">
      <div className="mt-8 grid md:mt-12 sm:grid-cols-2 md:grid-cols-12">
        <div className="tone-night flex flex-col justify-between gap-10 p-7 md:col-span-6 md:p-11">
          <div>
            <h3 className="font-display text-h3">{position.title}</h3>
            <p className="mt-3 max-w-measure">{position.text}</p>
          </div>
          <p className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 font-display text-voice text-kunyit-400 xl:flex">
            {platformLanguages.map((language) => (
              <span key={language.lang} lang={language.lang}>
                {language.text}
              </span>
            ))}
          </p>
        </div>
        <div className="tone-telang-soft p-7 md:col-span-6 md:p-11">
          <h3 className="font-display text-h3">{pipeline.title}</h3>
          <p className="mt-3 max-w-measure">{pipeline.text}</p>
        </div>
      </div>
    </Section>
  )
}
