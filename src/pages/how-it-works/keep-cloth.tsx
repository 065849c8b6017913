import { type RefObject, useId, useState } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { Button } from '#src/ui/button.tsx'
import { weaveAgain } from './weave-anew.ts'

const { keep, note, saved, failed } = howItWorks.whole.keeping

/** A name that gives nothing away among other files. */
const fileName = `${BRAND.name.toLowerCase().replaceAll(/\P{Letter}+/gu, '-')}-cloth.png`

/**
 * Saves the cloth as a picture that is drawn in the browser. It is not offered to other apps: a list of
 * the people somebody writes to is not what "keep" promises.
 */
export function KeepCloth({ cloth }: { cloth: RefObject<HTMLElement | null> }) {
  const id = useId()
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)

  async function save() {
    setOutcome(null)
    try {
      if (!cloth.current) return
      const { pictureOf } = await import('./cloth-picture.ts')
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await pictureOf(cloth.current))
      link.download = fileName
      link.click()
      setOutcome('saved')
      weaveAgain(cloth.current, 24)
      // Safari asks first, and reads the picture after the answer.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className="loom-keep without-app:hidden">
      <Button aria-describedby={id} onClick={() => void save()}>
        {keep}
      </Button>
      <p id={id} className="max-w-text text-small">
        {note}
      </p>
      <output className="text-small font-semibold">{outcome === 'saved' ? saved : ''}</output>
      {outcome === 'failed' ? (
        <p role="alert" className="font-semibold text-error">
          {failed}
        </p>
      ) : null}
    </div>
  )
}
