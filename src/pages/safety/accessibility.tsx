import { language } from '#content/language.ts'
import { safety } from '#content/safety.ts'
import { company } from '#src/content/facts.ts'
import { aboutPage } from '#src/content/team-mail.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { buttonStyles } from '#src/ui/button.tsx'

/** It is folded, because few look for it. */
export function Accessibility() {
  const { title, text, contact: write } = safety.accessibility
  return (
    <Disclosure title={title} className="py-4">
      <div className="grid max-w-measure gap-4 pb-7">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h4 className="mt-2 font-semibold">{write.title}</h4>
        <p>{write.text}</p>
        <p>{write.words}</p>
        <a
          href={`mailto:${company.support}?subject=${aboutPage('safety', language)}`}
          className={buttonStyles('quiet', 'regular', 'justify-self-start')}
        >
          {`${write.action}: ${company.support}`}
        </a>
      </div>
    </Disclosure>
  )
}
