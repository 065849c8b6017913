import { contact } from '#content/contact.ts'
import { profiles } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'

/** While there is no profile, a sentence says so. */
export function StayConnected() {
  const { title, none } = contact.stayConnected
  const ours = keysOf(profiles).flatMap((network) => profiles[network] ?? [])
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      {ours.length === 0 ? <p className="mt-1 text-small">{none}</p> : null}
      {ours.map((address) => (
        <a key={address} href={address} className="mt-2 block w-fit text-small link-underline">
          {address.replace(/^https:\/\//, '')}
        </a>
      ))}
    </section>
  )
}
