import { bar } from './draft.ts'
import { Weaving } from './weaving.tsx'

/** From the top: Malay, Mandarin, English and Tamil, in the colours they have in a session. */
const looks = ['fill-kunyit-400', 'fill-bandung-500', 'fill-telang-500', 'fill-(--cloth-700)']

/** One thread for each of the platform's four languages. */
export function LanguageThreads() {
  return (
    <Weaving width="100%" height="16">
      {() =>
        looks.map((look, index) => (
          <path key={look} className={look} d={bar(0, index * 4, 2000, 3)} />
        ))
      }
    </Weaving>
  )
}
