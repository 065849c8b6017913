import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc } from 'vite'

const source = 'src/start/loader.ts'

/** The script that stands in every page. */
export async function readLoader(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
  return (await minify(source, code, { module: false, compress: { target: 'es2022' } })).code
}
