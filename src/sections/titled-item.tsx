import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusTag } from './status-tag.tsx'

type TitledItemProps = Card & {
  claim?: ClaimId
  /** The class sets --language, the colour of the thread under the title. */
  thread?: string
}

export function TitledItem({ title, text, claim, thread }: TitledItemProps) {
  return (
    <li>
      <h3
        className={classes(
          'font-display text-h3',
          thread && 'w-fit border-b-3 border-(--language) pb-0.5',
          thread,
        )}
      >
        {title}
      </h3>
      <p className="mt-2 text-soft">{text}</p>
      {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
    </li>
  )
}
