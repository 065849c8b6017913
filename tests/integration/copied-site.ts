import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

const notCopied = [
  '.git',
  '.local',
  '.env',
  'dist',
  'dist.new',
  'dist.old',
  'node_modules',
  'playwright-report',
  'test-results',
]

/**
 * Copies the site into a folder with blanks and Chinese letters in its path, and links its packages.
 * A package's program given here takes the place of the package.
 */
export function copySite(programs: Record<string, string> = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), '心理 é/my site')
  const packages = join(folder, 'node_modules')
  cpSync('.', folder, {
    recursive: true,
    filter: (file) => dirname(file) !== '.' || !notCopied.includes(basename(file)),
  })
  mkdirSync(packages)
  const replaced = Object.keys(programs).map((file) => file.split('/')[0])
  for (const name of readdirSync('node_modules'))
    if (!replaced.includes(name) && !name.startsWith('.'))
      symlinkSync(resolve('node_modules', name), join(packages, name))
  for (const [file, code] of Object.entries(programs)) {
    mkdirSync(dirname(join(packages, file)), { recursive: true })
    writeFileSync(join(packages, file), code)
  }
  return folder
}
