// `npm run size`: the largest page of each kind in dist, in KiB of Brotli. Warns 10 % above what a row's
// largest page weighed when the row was written, which leaves room for an update of a library, and fails at 20 %.
import { readdirSync, readFileSync } from 'node:fs'
import fileSize from '@size-limit/file'
import sizeLimit from 'size-limit'

const formPages = ['/contact', '/for-investors']

const sizes = new Map()
async function sizeOf(file) {
  // The build has compressed every text file, and WOFF2 is compressed itself.
  const sent = file.endsWith('.woff2') ? file : `${file}.br`
  const checks = [{ files: [sent], brotli: false }]
  if (!sizes.has(file)) sizes.set(file, sizeLimit([fileSize], { checks }))
  const [{ size }] = await sizes.get(file)
  return size
}

async function total(files) {
  const each = await Promise.all(files.map(sizeOf))
  return each.reduce((sum, size) => sum + size, 0)
}

async function measure(name) {
  const html = readFileSync(`dist/${name}`, 'utf8')
  const [, path, list] = /data-path="([^"]+)" data-scripts="([^"]+)"/.exec(html)
  const [, stylesheet] = /id="sheet"[^>]* href="([^"]+)"/.exec(html)
  const scripts = list.split(' ').map((script) => `dist${script}`)
  const code = scripts.map((script) => readFileSync(script, 'utf8')).join('')
  const named = Array.from(code.matchAll(/assets\/[\w.-]+\.woff2/g), ([font]) => `dist/${font}`)
  // These fonts load when a collapsed part opens, and, on pages in other languages, when Tamil is typed.
  const later = name.startsWith('ta') ? /-collapsed-/ : /-collapsed-|tamil-text/
  const fonts = new Set(named.filter((font) => !later.test(font)))
  const [document, javaScript] = [await total([`dist/${name}`]), await total(scripts)]
  const visit = document + javaScript + (await total([`dist${stylesheet}`, ...fonts]))
  return { name, hasForm: formPages.includes(path), document, javaScript, visit }
}

const names = readdirSync('dist', { recursive: true }).filter((name) => name.endsWith('.html'))
const pages = await Promise.all(names.map(measure))
const withForm = pages.filter(({ hasForm }) => hasForm)
const others = pages.filter(({ hasForm }) => !hasForm)

const limits = [
  {
    kind: 'HTML with its styles',
    pages,
    metric: 'document',
    reached: 18.9,
    // Styles are 8 of it and drawings 3. The first paint needs what comes before the hero's end.
  },
  {
    kind: 'JavaScript',
    pages: others,
    metric: 'javaScript',
    reached: 99.6,
    // React is 50 and its router 12; React 19.3 adds 7. None of it loads before the first paint.
  },
  {
    kind: 'JavaScript, page with a form',
    pages: withForm,
    metric: 'javaScript',
    reached: 138.4,
    // Radix Select is 26; fields, valibot and the privacy notice are 17.
  },
  {
    kind: 'First visit with fonts',
    pages,
    metric: 'visit',
    reached: 294.2,
    // The pitch deck's form and the Chinese letters of titles, which are 100; on /zh itself they are 28.
  },
]

const rows = limits.map(({ kind, pages: of, metric, reached }) => {
  const largest = of.reduce((most, page) => (page[metric] > most[metric] ? page : most))
  const KiB = Number((largest[metric] / 1024).toFixed(1))
  const [limit, failsAbove] = [Math.round(reached * 1.1), Math.round(reached * 1.2)]
  const result = KiB > failsAbove ? 'FAIL' : KiB > limit ? 'warning' : 'ok'
  return { kind, 'largest page': largest.name, KiB, limit, failsAbove, result }
})

console.table(rows)
for (const { kind, KiB, limit, result } of rows)
  if (result === 'warning') console.log(`warning: ${kind}: ${KiB} KiB, above ${limit} KiB`)
if (rows.some(({ result }) => result === 'FAIL')) process.exitCode = 1
