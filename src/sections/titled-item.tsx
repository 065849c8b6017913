import type { ClaimId } from '#src/content/facts/claims.ts'
import type { Card } from '#src/content/types.ts'
import { StatusTag } from './status-tag.tsx'

type TitledItemProps = Card & { claim?: ClaimId }

export function TitledItem({ title, text, claim }: TitledItemProps) {
  return (
    <li>
      <h3 className="font-display text-h3">{title}</h3>
      <p className="mt-2 text-soft">{text}</p>
      {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
    </li>
  )
}
