import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const isText = /\.(?:html|js|css|csv|svg|json|xml|txt|webmanifest)$/

/** Writes a .br and a .gz beside every text file; returns each one's size as brotli. */
export async function precompress(files: string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    files
      .filter((file) => isText.test(file))
      .map(async (file): Promise<[string, number]> => {
        const content = await readFile(file)
        // Brotli's best is its default.
        const [small, old] = await Promise.all([brotli(content), gzipped(content, { level: 9 })])
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)])
        return [file, small.length]
      }),
  )
  return new Map(sizes)
}
