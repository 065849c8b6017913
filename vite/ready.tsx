import { writeFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '../src/content/facts/company.ts'
import { owner } from '../src/content/owner.ts'
import { palette } from '../src/palette.ts'
import { launchPoints } from './launch-points.ts'
import { countPoints, groupPoints, listPoints, sentenceOf, type Point } from './points.ts'
import { readStage } from './settings.ts'

const file = 'ready.html'

const styles = `
@page { size: A4; margin: 18mm; @bottom-right { content: counter(page); font: 9pt sans-serif } }
:root { color-scheme: light }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: ${palette['blue-900']};
  font: 1rem/1.5 'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', Arial, Roboto, system-ui, sans-serif }
h1, h2 { font-family: 'Hedvig Letters Serif', Georgia, 'Noto Serif', serif; font-weight: 400; line-height: 1.2 }
section + section { margin-top: 3rem }
ul { padding: 0; list-style: none }
li { break-inside: avoid; margin: .4rem 0; padding-left: 1.8rem; text-indent: -1.8rem }
li::before { content: ''; display: inline-block; width: .8rem; height: .8rem; margin-right: .9rem; border: 1px solid }
small { overflow-wrap: anywhere; opacity: .75 }
@media print { body { margin: 0; padding: 0; font-size: 10.5pt } section + section { break-before: page; margin-top: 0 } }
`

/** Prints what stands between the site and its launch, and writes it as a page to print; exits with 1 while a blocker is left. */
export async function printReadiness(): Promise<void> {
  const now = new Date()
  const points = launchPoints(now, { ...owner, stage: readStage(process.env) })
  await writeFile(file, readyPage(points, now))
  console.log(`${listPoints(points)}\n\nBefore launch: ${countPoints(points)}.`)
  console.log(`To print it, with a sheet for each person: ${file}`)
  if (points.some(({ isBlocker }) => isBlocker)) process.exitCode = 1
}

/** Returns the list as a page, with a sheet for each person. */
export function readyPage(points: readonly Point[], now: Date): string {
  const title = `Before the launch of ${BRAND.name}`
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          {countPoints(points)}, on {now.toISOString().slice(0, 10)}
        </p>
        {groupPoints(points).map(({ actor, name, points: own }) => (
          <section key={actor} aria-labelledby={actor}>
            <h2 id={actor}>
              {name}: {countPoints(own)}
            </h2>
            <ul>
              {own.map((point) => (
                <li key={point.text + point.place}>
                  {sentenceOf(point)} <small>{point.place}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </body>
    </html>
  )
  return `<!DOCTYPE html>\n${renderToStaticMarkup(page)}\n`
}
