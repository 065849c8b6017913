import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { languageIds } from '#src/languages.ts'
import { palette, portraitSkins } from '#src/palette.ts'
import { sourceFiles } from './source-files.ts'

/** Each folder imports from itself and these. `.` is src itself: paths.ts, palette.ts, styles.css. */
const allowed: Record<string, string[]> = {
  start: ['layout', 'pages', 'content', 'ui', 'scales', '.'],
  pages: ['layout', 'sections', 'forms', 'lib', 'content', 'ui', 'weave', '.'],
  layout: ['forms', 'content', 'ui', 'weave', '.'],
  forms: ['content', 'lib', 'ui', 'weave', '.'],
  sections: ['content', 'ui', 'weave', '.'],
  content: ['ui', '.'],
  ui: ['weave', '.'],
  weave: ['.'],
  lib: ['.'],
  '.': [],
}

/** Only these import from src. */
const mayReadTheSite = /^(tests|e2e|vite)/

function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(
    /(import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|import\(?\s*'([^']+)'/g,
  )
  return [...found].map(([, , type, from, bare]) => ({
    target: resolveImport(file, from ?? bare ?? ''),
    typeOnly: type !== undefined,
  }))
}

/** The answer is a path from the project's root, or '' for a package. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('#content/')) return specifier.replace('#content', 'src/content/en')
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(file), specifier) : ''
}

function folderOf(file: string): string {
  const [, folder = '.', ...rest] = file.split('/')
  return rest.length === 0 ? '.' : folder
}

test('a folder of src imports only from the folders below it', () => {
  const wrong = sourceFiles('src').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target.startsWith('src/'))
      .filter(({ target }) => folderOf(target) !== folderOf(file))
      .filter(({ target }) => !allowed[folderOf(file)]?.includes(folderOf(target)))
      .map(({ target }) => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('the site never imports the backend, its tests or its build', () => {
  const wrong = sourceFiles('src').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target !== '' && !target.startsWith('src/'))
      .map(({ target }) => `${file} → ${target}`),
  )
  expect(wrong.filter((arrow) => !arrow.includes('node_modules'))).toEqual([])
})

test('a function imports only itself and _shared, never the site or another function', () => {
  const wrong = sourceFiles('supabase/functions').flatMap((file) => {
    const own = file.split('/').slice(0, 3).join('/')
    return importsOf(file)
      .filter(({ target }) => target !== '')
      .filter(({ target }) => !target.startsWith(own))
      .filter(({ target }) => !target.startsWith('supabase/functions/_shared/'))
      .map(({ target }) => `${file} → ${target}`)
  })
  expect(wrong).toEqual([])
})

test('pages do not import pages, forms do not import other forms', () => {
  const wrong = ['src/pages', 'src/forms'].flatMap((folder) =>
    sourceFiles(folder).flatMap((file) => {
      const stem = stemOf(file, folder)
      return importsOf(file)
        .filter(({ target }) => target.startsWith(`${folder}/`))
        .filter(({ target }) => target.split('/').length > 3 || folder === 'src/pages')
        .filter(({ target }) => stemOf(target, folder) !== stem)
        .map(({ target }) => `${file} → ${target}`)
    }),
  )
  expect(wrong).toEqual([])
})

test('nothing else reaches into src', () => {
  const wrong = sourceFiles('supabase').filter((file) =>
    importsOf(file).some(({ target }) => target.startsWith('src/')),
  )
  expect(wrong.filter((file) => !mayReadTheSite.test(file))).toEqual([])
})

/** Answers 'home' for src/pages/home-page.tsx and src/pages/home/hero.tsx. */
function stemOf(file: string, folder: string): string {
  return file
    .slice(folder.length + 1)
    .replace(/\/.*$/, '')
    .replace(/(-page)?\.tsx?$/, '')
}

test('ui holds primitives: no context, no waitlist, no enquiry, no notice, no language', () => {
  const particular = /createContext|useNavigate|waitlist|enquir|notice|language/i
  const wrong = sourceFiles('src/ui').filter(
    (file) => particular.test(file) || particular.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('a language has words and nothing else: no address, no claim, no `lang`, no component', () => {
  const structure = /#src\/(?!limits)|href|https?:|\bclaim: '[a-z]+'|\blang: '|\bkind: '/
  const modules = languageIds.flatMap((id) => sourceFiles(`src/content/${id}`))
  const wrong = modules.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => structure.test(line) && !line.includes("'#src/languages.ts'"))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(modules.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('only what starts the site knows of stylesheets and font files', () => {
  const knowing =
    /FontFace|document\.fonts|["']stylesheet["']|styleSheets|\.css'|\.woff2?\b|#sheet\b/i
  const others = sourceFiles('src').filter((file) => !file.startsWith('src/start/'))
  const wrong = others.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => knowing.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})

test('every colour is typed once, in the palette; files of their own have no other', () => {
  const colour = /['"`\s:(>]#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi
  const wrong = styledFiles
    .filter((file) => file !== 'src/palette.ts')
    .flatMap((file) => matchesIn(file, colour))
  expect(wrong).toEqual([])

  const known = new Set<string>([...Object.values(palette), ...portraitSkins])
  const foreign = sourceFiles('public', /\.svg$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b/gi)]
      .filter(([c]) => !known.has(c.toLowerCase()))
      .map(([c]) => `${file} ${c}`),
  )
  expect(foreign).toEqual([])
})

test('breakpoints, easing and the margin of pages are typed once, in their modules', () => {
  const measure = /cubic-bezier|width *[:<>=]+ *(?:40|56\.2[45]|68\.7[45]|90|98)rem|rem, ?4\.44vw/g
  const wrong = styledFiles
    .filter((file) => !['src/measures.ts', 'tailwind.config.ts'].includes(file))
    .flatMap((file) => matchesIn(file, measure))
  expect(wrong).toEqual([])
})

const styledFiles = [
  'tailwind.config.ts',
  'index.html',
  ...['src', 'vite'].flatMap((folder) => sourceFiles(folder, /\.(tsx?|css)$/)),
]

function matchesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([found]) => `${file} ${found}`)
}
