import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { phrases } from '#src/content/quoted/lines.ts'
import { sampleTeam } from '#src/content/team.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { languageThreads } from '#src/product/talk-languages.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useDrawn } from '#src/weave/weaving.tsx'

export function Hero() {
  const { title, lead, write } = about.hero
  return (
    <section className="flex flex-col overflow-clip tone-bandung md:min-h-[clamp(36rem,100svh-8rem,54rem)]">
      <div className="page-grid gap-y-5 pt-4 pb-6 md:gap-y-7 md:pt-6 md:pb-8">
        <PageTitle
          caption={about.meta.title}
          className="max-w-[11em] max-narrow:text-[length:calc(2.25rem*var(--large,1))] md:[&:lang(en)]:[--h1-fluid:7vw] md:[&:lang(en)]:[--h1-most:6.25rem]"
        >
          {title}
        </PageTitle>
        <p className="grid w-fit grid-cols-[auto_auto] gap-x-5 gap-y-3 font-display text-h3 leading-snug! md:col-span-6 md:flex md:flex-wrap md:self-start md:text-[1.75rem] xl:text-[2rem]">
          {phrases.map(({ text, lang }) => (
            <span
              key={lang}
              className={classes(
                'w-fit border-b-3 border-(--language) pb-1',
                languageThreads[lang],
              )}
            >
              <span lang={lang}>{text}</span>{' '}
            </span>
          ))}
        </p>
        <div className="md:col-span-6 md:col-start-7">
          <p className="max-w-text text-lead max-sm:text-body">{lead}</p>
          <div className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={paths.howItWorks}>{site.footer.links.howItWorks}</ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              {write}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Faces />
    </section>
  )
}

/**
 * The foot of the first screen cuts the faces at the shoulders; lower words leave them their height.
 * They come after the heading: neither a first paint nor a click waits for seven pictures.
 */
function Faces() {
  const drawn = useDrawn()
  return (
    <div
      aria-hidden="true"
      className="relative ml-5 flex min-h-28 flex-[1_0_7rem] md:mt-auto md:ml-[calc(theme(spacing.bleed)+(100vw-2*theme(spacing.bleed)+1.5rem)/6)] md:h-50 md:max-h-67.5 md:min-h-0 md:basis-50"
    >
      {drawn
        ? keysOf(sampleTeam).map((id) => (
            <img
              key={id}
              src={sampleTeam[id].image}
              alt=""
              width={352}
              height={360}
              decoding="async"
              className="h-auto w-33 max-w-none shrink-0 self-start md:w-66"
            />
          ))
        : null}
    </div>
  )
}
