import { safety } from '#content/safety.ts'
import { plannedOnceOpen } from '#src/content/facts/claims.ts'
import { paths } from '#src/paths.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { DataRightDrawing } from '#src/weave/data-right-drawing.tsx'

const shown = ['access', 'delete', 'download', 'optOut'] as const

export function DataRights() {
  const { title, law, rights, ask } = safety.privacy
  return (
    <Section
      id="rights"
      title={title}
      tone="tone-green-soft"
      titleClassName="md:col-span-9"
      className="gap-y-4 md:gap-y-8 md:py-22"
    >
      <div className="self-start sm:max-md:col-span-2 md:col-span-5">
        <h3 className="font-display text-h3">{law.title}</h3>
        <p className="mt-2">{law.text}</p>
        {plannedOnceOpen('pdpa') ? <StatusTag claim="pdpa" className="mt-3" /> : null}
      </div>
      <div className="sm:max-md:col-span-2 md:col-span-6 md:col-start-7">
        <h3 className="font-display text-h3">{rights.title}</h3>
        {plannedOnceOpen('rights') ? <StatusTag claim="rights" className="mt-3" /> : null}
        {rights.begin ? <p className="mt-2">{rights.begin}</p> : null}
        <ul className="mt-2 rule-t">
          {shown.map((right) => (
            <li key={right} className="flex items-center gap-x-4 rule-b py-2 md:py-4">
              <div className="grow basis-0">
                <p className="font-semibold md:font-display md:text-h3 md:font-normal">
                  {rights.items[right].title}
                </p>
                <p className="max-w-lead text-soft">{rights.items[right].text}</p>
              </div>
              <DataRightDrawing right={right} className="h-auto w-24 min-w-0 narrow:w-32 md:w-41" />
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.contact} subject={ask.subject} className="mt-5">
          {ask.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
