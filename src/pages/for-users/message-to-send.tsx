import { useEffect, useState } from 'react'
import { situationWords } from '#content/situations.ts'
import { Button } from '#src/ui/button.tsx'
import { controlStyles, Field } from '#src/ui/field.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { useCopy } from '#src/ui/use-copy.ts'

const words = situationWords.silence

/** Asks somebody else to call 999; without scripts it is selected by hand. The place stays in this field alone. */
export function MessageToSend() {
  const [place, setPlace] = useState('')
  const { paragraph, outcome, setOutcome, copy } = useCopy({
    copied: place.trim() ? words.copied : words.copiedWithoutPlace,
    selected: words.selected,
  })
  const isHydrated = useHydrated()
  const message = words.message(place.trim())

  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('pagehide', () => setPlace(''), leaving)
    return () => leaving.abort()
  }, [])

  return (
    <div className="mt-2 grid max-w-measure content-start gap-x-11 gap-y-3 lg:max-w-none lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <p ref={paragraph} className="rule-box px-4 py-3 text-lead wrap-anywhere">
        {unbroken(message)}
      </p>
      {isHydrated ? (
        <>
          <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 print:hidden">
            <Field id="place" label={words.place} hint={words.kept}>
              {(control) => (
                <input
                  {...control}
                  value={place}
                  autoComplete="off"
                  spellCheck={false}
                  className={`${controlStyles} h-13`}
                  onChange={({ target }) => {
                    setPlace(target.value)
                    setOutcome('')
                  }}
                />
              )}
            </Field>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <Button variant="secondary" size="small" onClick={() => void copy(message)}>
              {words.copy}
            </Button>
            {'share' in navigator ? (
              <Button variant="secondary" size="small" onClick={() => void share(message)}>
                {words.share}
              </Button>
            ) : null}
            <output>{outcome}</output>
          </div>
        </>
      ) : null}
      <p>{words.after}</p>
    </div>
  )
}

/** Opens the phone’s own list of apps and people. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch {
    // The list was closed again; the text can still be copied.
  }
}
