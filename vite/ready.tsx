import { writeFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND, company } from '../src/content/facts/company.ts'
import { owner } from '../src/content/owner.ts'
import { harms } from '../src/content/reviews/awaiting-sign-off.ts'
import { languages, localizedPath } from '../src/languages.ts'
import { palette } from '../src/palette.ts'
import { launchPoints } from './launch-points.ts'
import {
  countPoints,
  groupPoints,
  listPoints,
  sentenceOf,
  type Excerpt,
  type Point,
} from './points.ts'
import { readStage } from './settings.ts'

const file = 'ready.html'

const wordsPerMinute = 100

const styles = `
@page { size: A4; margin: 16mm; @bottom-right { content: counter(page); font: 9pt sans-serif } }
:root { color-scheme: light }
* { box-sizing: border-box }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: ${palette['blue-900']}; overflow-wrap: anywhere;
  font: 1rem/1.5 'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', Arial, Roboto, 'Noto Sans Tamil', 'Noto Sans CJK SC', system-ui, sans-serif }
h1, h2 { font-family: 'Hedvig Letters Serif', Georgia, 'Noto Serif', serif; font-weight: 400; line-height: 1.2; break-after: avoid }
h3, p { margin: 0; font-size: inherit }
a { color: inherit }
header p { max-width: 44rem; margin: .5rem 0 }
section { margin-top: 3rem }
ol { padding: 0; list-style: none; counter-reset: point }
nav ul { margin: 1rem 0 0; padding: 0; list-style: none }
nav a { display: inline-block; padding: .6rem 0 }
ol li { display: grid; gap: .75rem 2rem; border-top: 1px solid; padding: 1rem 0; break-inside: avoid; counter-increment: point }
h3::before { content: counter(point) '. ' }
small { display: block; margin-top: .25rem; opacity: .75 }
blockquote { margin: .75rem 0 0; border-left: 3px solid ${palette['green-600']}; padding-left: .75rem; break-inside: avoid-page }
blockquote p + p { margin-top: .3em }
.answer { display: grid; align-content: start; gap: .5rem }
.answer p { display: flex; gap: .5rem; align-items: end }
.box::before { content: ''; flex: none; width: 1rem; height: 1rem; margin-bottom: .2rem; border: 1px solid }
.line::after { content: ''; flex: 1; min-height: 1.75rem; border-bottom: 1px solid }
@media (min-width: 44rem), print { ol li { grid-template-columns: minmax(0, 1fr) 14rem } }
@media print { body { margin: 0; padding: 0; font-size: 9.5pt; line-height: 1.4 } section { margin-top: 0 } section { break-before: page } nav a { padding: 0 } ol li { padding: 3mm 0 } .line::after { min-height: 6mm } blockquote p + p { margin-top: .15em } }
`

/** Prints what stands between the site and its launch, and writes it as a page to fill in; exits with 1 while a blocker is left. */
export async function printReadiness(): Promise<void> {
  const now = new Date()
  const points = launchPoints(now, { ...owner, stage: readStage(process.env) })
  await writeFile(file, readyPage(points, now))
  console.log(`${listPoints(points)}\n\nBefore launch: ${countPoints(points)}.`)
  console.log(`To fill in or print, with a sheet for each person: ${file}`)
  if (points.some(({ isBlocker }) => isBlocker)) process.exitCode = 1
}

/** Returns the list as a page, with a sheet for each person. */
export function readyPage(points: readonly Point[], now: Date): string {
  const title = `Before the launch of ${BRAND.name}`
  const sheets = groupPoints(points)
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <h1>{title}</h1>
          <p>
            {countPoints(points)}, on {now.toISOString().slice(0, 10)}
          </p>
          <p>
            Each person has a sheet, which begins with what could hurt a visitor. Tick “Yes” if the
            words may stand as they are, or write what has to change, and sign each point with your
            name and the date. Words beside a green line are those of the website that day. Give the
            sheet back to {company.name}, {company.support}.
          </p>
          <nav aria-label="Sheets">
            <ul>
              {sheets.map(({ actor, name, points: own }) => (
                <li key={actor}>
                  <a href={`#${actor}`}>{name}</a>: {countPoints(own)}
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {sheets.map(({ actor, name, minutes, points: own }) => (
          <section key={actor} aria-labelledby={actor}>
            <h2 id={actor}>
              {name}: {countPoints(own)}
            </h2>
            <p>
              {timeFor(own, minutes)}: {minutes} minutes a point, and a minute to read{' '}
              {wordsPerMinute} words.
            </p>
            <ol>
              {own.map((point) => (
                <PointToAnswer key={point.text + point.place} point={point} />
              ))}
            </ol>
          </section>
        ))}
      </body>
    </html>
  )
  return `<!DOCTYPE html>\n${renderToStaticMarkup(page)}\n`
}

function PointToAnswer({ point }: { point: Point }) {
  const { harm, place, excerpts = [] } = point
  const hasWords = excerpts.some(({ sentences }) => sentences.length > 0)
  return (
    <li>
      <div>
        <h3>{sentenceOf(point)}</h3>
        {harm && <small>{harms[harm]}</small>}
        {excerpts.length === 0 && <small>{place}</small>}
        {excerpts.map((excerpt) => (
          <Words key={excerpt.on} {...excerpt} />
        ))}
      </div>
      <div className="answer">
        <p className="box">{hasWords ? 'Yes, as it stands' : 'Done'}</p>
        {hasWords && <p className="box line">Change</p>}
        {hasWords && <p className="line" />}
        <p className="line">Name</p>
        <p className="line">Date</p>
      </div>
    </li>
  )
}

function Words({ on, language, sentences, isLong }: Excerpt) {
  const { tag } = languages[language]
  const shown = isLong ? sentences.slice(0, 1) : sentences
  const addressIn = (id: Excerpt['language']) =>
    `${owner.siteOrigin}${on === 'mail' ? '' : localizedPath(id, on)}`
  return (
    <>
      <small>
        {on === 'mail' ? (
          'In the mail to the waitlist'
        ) : (
          <a href={addressIn(language)}>{addressIn(language)}</a>
        )}
        {on !== 'mail' && language !== 'en' && (
          <>
            , in English <a href={addressIn('en')}>{addressIn('en')}</a>
          </>
        )}
      </small>
      {shown.length > 0 && (
        <blockquote lang={tag}>
          {shown.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </blockquote>
      )}
      {isLong && <small>The first of {countWords(sentences, tag)} words: read them there.</small>}
    </>
  )
}

/** Chinese has no blanks between words. */
function countWords(sentences: readonly string[], tag: string): number {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  return sentences
    .flatMap((sentence) => [...segmenter.segment(sentence)])
    .filter(({ isWordLike }) => isWordLike).length
}

/** Returns an estimate in quarters of an hour. */
function timeFor(points: readonly Point[], minutesPerPoint: number): string {
  const words = points
    .flatMap(({ excerpts = [] }) => excerpts)
    .reduce(
      (sum, { sentences, language }) => sum + countWords(sentences, languages[language].tag),
      0,
    )
  const minutes = points.length * minutesPerPoint + words / wordsPerMinute
  const quarters = Math.max(1, Math.ceil(minutes / 15))
  const hours = Math.floor(quarters / 4)
  const rest = (quarters % 4) * 15
  return `About ${[hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')}`
}
