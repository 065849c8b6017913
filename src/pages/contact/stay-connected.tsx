import { contact } from '#content/contact.ts'
import { profiles } from '#src/content/facts.ts'

/** Where else to find us; a profile that does not exist yet shows a dash, never an invented one. */
export function StayConnected() {
  const { title, labels, empty } = contact.stayConnected
  return (
    <section aria-labelledby="stay-connected">
      <h2 id="stay-connected" className="font-display text-h3">
        {title}
      </h2>
      <dl className="mt-4 border-t-[1.5px] border-ink">
        {networks.map((network) => (
          <div
            key={network}
            className="flex justify-between gap-4 border-b border-line py-3 text-small"
          >
            <dt>{labels[network]}</dt>
            <dd>
              <Profile address={profiles[network]} empty={empty} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const networks = Object.keys(profiles).filter(
  (key): key is keyof typeof profiles => key in profiles,
)

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
