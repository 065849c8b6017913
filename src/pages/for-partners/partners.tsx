import { forPartners } from '#content/for-partners.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { DisclosureIcon } from '#src/sections/disclosures.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { type ClothKind, cloths, wideClothDraft } from '#src/weave/cloth/cloth-draft.ts'
import { clothFill, Weaving, WovenPaths } from '#src/weave/weaving.tsx'

declare module 'react' {
  interface CSSProperties {
    '--ground-yarn'?: string
    '--edge-yarn'?: string
  }
}

const { title, items } = forPartners.partners
const kinds = keysOf(cloths)

/** The cloths of the hero, wide enough to stand before: the open one says what its partner gets. */
export function Partners() {
  return (
    <Section title={title} tone="tone-deep" className="gap-y-6 pb-8 md:pt-14 md:pb-10">
      <ul className="partner-cloths -mx-5 max-narrow:-mx-4 md:-mx-bleed print:m-0!">
        {kinds.map((kind, index) => (
          <li key={kind}>
            <PartnerCloth kind={kind} startsOpen={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PartnerCloth({ kind, startsOpen }: { kind: ClothKind; startsOpen: boolean }) {
  const { colours } = cloths[kind]
  return (
    <details
      name="partner"
      open={startsOpen}
      className="partner-cloth"
      style={{ '--ground-yarn': clothFill(colours.ground), '--edge-yarn': clothFill(colours.edge) }}
    >
      <summary>
        <WideCloth kind={kind} />
        <h3 className="font-display text-kept">{unbroken(items[kind].title)}</h3>
        <DisclosureIcon className="mt-0.5 ml-auto" />
      </summary>
      <div>
        <p>{items[kind].text}</p>
        <ButtonLink to={paths.contact} subject={forPartners.hero.become.subject}>
          {forPartners.close.action}
        </ButtonLink>
      </div>
    </details>
  )
}

/** Enough for an open cloth in the widest window; what is not in it hangs out of sight. */
const size = { columns: 129, rows: 88, rowsAbove: 4 }

const cell = { width: 10, height: 10 }

function WideCloth({ kind }: { kind: ClothKind }) {
  return (
    <span className="partner-weaving">
      <Weaving isDeferred viewBox={`0 0 ${10 * size.columns} ${10 * size.rows}`}>
        {() => (
          <WovenPaths
            draft={wideClothDraft(kind, size)}
            colours={cloths[kind].colours}
            cell={cell}
            fill={clothFill}
          />
        )}
      </Weaving>
    </span>
  )
}
