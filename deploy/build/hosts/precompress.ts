import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const isText = /\.(?:html|js|css|csv|svg|json|xml|txt|webmanifest)$/

export async function precompress(files: string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    files
      .filter((file) => isText.test(file))
      .map(async (file): Promise<[string, number]> => {
        const content = await readFile(file)
        const small = await smallest(content, file.endsWith('.html') ? [0, 4, 15] : [0])
        const old = await gzipped(content, { level: 9 })
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)])
        return [file, small.length]
      }),
  )
  return new Map(sizes)
}

/** At best quality the coding of distances makes up to 50 bytes of a page, either way. */
async function smallest(content: Buffer, directDistances: number[]): Promise<Buffer> {
  const results = await Promise.all(
    directDistances.map((count) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_NDIRECT]: count } }),
    ),
  )
  return results.reduce((least, result) => (result.length < least.length ? result : least))
}
