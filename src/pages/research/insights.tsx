import { research } from '#content/research.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources, FigureText } from '#src/sections/figures.tsx'
import { figures } from '#src/content/facts.ts'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Section } from '#src/ui/section.tsx'

export function Insights() {
  const { title, list } = research.insights
  return (
    <Section title={title} className="gap-y-8">
      <ol className="rule-b">
        {keysOf(list).map((figure) => (
          <li key={figure} className="grid gap-x-6 gap-y-4 rule-t py-6 md:grid-cols-12 md:py-8">
            <p className="md:col-span-5">
              <span className="block font-display text-figure-m">
                <FigureText of={figure} />
              </span>{' '}
              <span className="mt-2 block">{list[figure].caption}</span>
            </p>
            <div className="md:col-span-6">
              <h3 className="font-display text-h3">{list[figure].title}</h3>
              <p className="mt-2 text-soft">{list[figure].text}</p>
              <FigureSources of={[figure]} className="mt-2" />
            </div>
            {figure === 'adultDistress' ? (
              <div className="md:col-span-12">
                <StitchCount
                  total={1000}
                  filled={figures.adultDistress.quantity * 10}
                  columns={100}
                  mobileColumns={50}
                  tone="ink-on-telang"
                />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
