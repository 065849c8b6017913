import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The folders of src that each folder may import from. `.` is src itself: paths.ts, palette.ts. */
const allowed: Record<string, string[]> = {
  start: ['layout', 'pages', 'forms', 'content', 'ui', 'styles', '.'],
  pages: ['product', 'layout', 'sections', 'forms', 'content', 'ui', 'weave', '.'],
  product: ['sections', 'content', 'ui', 'weave', '.'],
  layout: ['forms', 'sections', 'content', 'ui', 'weave', '.'],
  forms: ['content', 'ui', 'weave', '.'],
  sections: ['content', 'ui', 'weave', '.'],
  content: ['.'],
  ui: ['weave', '.'],
  weave: ['.'],
  '.': [],
}

/** The one module that the site and the functions share. */
const sharedSchema = 'supabase/functions/_shared/form-schema.ts'

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(/(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(?\s*'([^']+)'/g)
  return Array.from(found, ([, from, bare]) => resolveImport(file, from ?? bare ?? ''))
}

/** Returns a path from the project's root, or '' for a package. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('#content/')) return specifier.replace('#content', 'src/content/en')
  if (specifier.startsWith('#shared/'))
    return specifier.replace('#shared', 'supabase/functions/_shared')
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(file), specifier) : ''
}

function folderOf(file: string): string {
  const [, folder = '.', ...rest] = file.split('/')
  return rest.length === 0 ? '.' : folder
}

/** Returns a folder's imports that the rule forbids, as `file → target`. */
function forbidden(folder: string, isAllowed: (file: string, target: string) => boolean): string[] {
  return sourceFiles(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => target !== '' && !target.includes('node_modules'))
      .filter((target) => !isAllowed(file, target))
      .map((target) => `${file} → ${target}`),
  )
}

test('allows only the imports between folders of src that the table lists', () => {
  const wrong = forbidden('src', (file, target) => {
    const [own, other] = [folderOf(file), folderOf(target)]
    return !target.startsWith('src/') || own === other || Boolean(allowed[own]?.includes(other))
  })
  expect(wrong).toEqual([])
})

test('imports nothing from the backend into the site but the form schema', () => {
  const wrong = forbidden(
    'src',
    (_, target) => target.startsWith('src/') || target === sharedSchema,
  )
  expect(wrong).toEqual([])
})

test('imports into a function only its own files and _shared', () => {
  const wrong = forbidden('supabase/functions', (file, target) => {
    const own = file.split('/').slice(0, 3).join('/')
    return target.startsWith(own) || target.startsWith('supabase/functions/_shared/')
  })
  expect(wrong).toEqual([])
})

test('imports no page into another page', () => {
  const stemOf = (file: string) => file.split('/')[2]?.replace(/(-page)?\.tsx?$/, '')
  const wrong = forbidden(
    'src/pages',
    (file, target) => !target.startsWith('src/pages/') || stemOf(file) === stemOf(target),
  )
  expect(wrong).toEqual([])
})
