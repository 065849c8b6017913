import { contact } from '#content/contact.ts'
import { profiles } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'

/** A profile that does not exist yet is a dash. */
export function StayConnected() {
  const { title, empty } = contact.stayConnected
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <dl className="mt-2 flex flex-wrap gap-x-5 text-small text-soft">
        {keysOf(profiles).map((network) => (
          <div key={network} className="flex gap-2">
            <dt>{network}</dt>
            <dd>
              <Profile address={profiles[network]} empty={empty} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Profile({ address, empty }: { address: string | null; empty: string }) {
  if (address) {
    return (
      <a href={address} className="link-underline">
        {address.replace(/^https:\/\//, '')}
      </a>
    )
  }
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{empty}</span>
    </>
  )
}
