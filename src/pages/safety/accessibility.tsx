import { safety } from '#content/safety.ts'
import { company } from '#src/content/facts.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'

export function Accessibility() {
  const { title, statement, standard, items, contact: write } = safety.accessibility
  return (
    <section id="accessibility">
      <div className="page-grid gap-y-8 py-16">
        <h2 className="font-display text-h3 md:col-span-4">{title}</h2>
        <p className="max-w-measure sm:max-md:col-span-2 md:col-span-8">
          {statement} {standard}
        </p>
        {items.map((item) => (
          <div key={item.title} className={column}>
            <h3 className="font-semibold">{item.title}</h3>
            <p className="mt-2 text-soft">{item.text}</p>
          </div>
        ))}
        <div className={column}>
          <h3 className="font-semibold">{write.title}</h3>
          <p className="mt-2 text-soft">{write.text}</p>
          <a
            href={`mailto:${company.support}`}
            className={buttonStyles('quiet', 'regular', 'mt-3')}
          >
            {company.support}
          </a>
        </div>
      </div>
    </section>
  )
}

const column = 'max-w-measure text-small sm:max-md:col-span-2 md:col-span-4'
