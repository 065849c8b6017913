import { ownersWords } from '#content/owners-words.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { classes } from '#src/ui/classes.ts'

type NameMeaningProps = {
  className?: string
  /** Still water under the words mirrors them. */
  isMirrored?: boolean
}

/** The owner's sentence about the name, unless there is none or it is about another name. */
export function NameMeaning({ className, isMirrored = false }: NameMeaningProps) {
  const { nameMeaning } = ownersWords
  if (!nameMeaning.includes(BRAND.name)) return null
  return (
    <p
      data-mirrored={isMirrored ? nameMeaning : undefined}
      className={classes(className, isMirrored && 'mirrored-words')}
    >
      {nameMeaning}
    </p>
  )
}
