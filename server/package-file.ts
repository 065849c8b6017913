import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { StartError } from '../supabase/functions/_shared/errors.ts'

/** Finds a package's file or folder. In a workspace npm installs packages in a folder above the site. */
export function packageFile(path: string): string {
  const found = packageFolders()
    .map((folder) => join(folder, path))
    .find(existsSync)
  if (!found) throw new StartError(`node_modules/${path} is missing: run npm ci.`)
  return found
}

/** The folders in which Node looks for packages: `node_modules` of the site and of each folder above. */
export function packageFolders(): string[] {
  return createRequire(resolve('package.json')).resolve.paths('any-package') ?? []
}
