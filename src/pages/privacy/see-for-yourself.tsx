import { useState, type ReactNode } from 'react'
import { seeForYourself as words } from '#content/see-for-yourself.ts'
import { Button } from '#src/ui/button.tsx'

type Look = 'idle' | 'reading' | 'failed' | { conclusion: string; list: ReactNode }

/** Its code comes with the first press. */
export function SeeForYourself() {
  const [look, setLook] = useState<Look>('idle')
  const isDone = typeof look === 'object'

  async function show() {
    setLook('reading')
    try {
      const { lookAtVisit } = await import('./visit-list.tsx')
      setLook(await lookAtVisit())
    } catch {
      setLook('failed')
    }
  }

  return (
    <div id="see-for-yourself" className="grid max-w-measure -scroll-mt-16 gap-4">
      <h3 className="text-h4 font-semibold">{words.title}</h3>
      <p>{words.text}</p>
      <p>{words.without}</p>
      <div data-print="hide" className="noscript:hidden">
        <Button variant="secondary" pending={look === 'reading'} onClick={() => void show()}>
          {isDone ? words.again : words.show}
        </Button>
      </div>
      <output className="font-semibold">{isDone ? look.conclusion : said[look]}</output>
      {isDone ? look.list : null}
    </div>
  )
}

const said = { idle: null, reading: words.reading, failed: words.failed }
