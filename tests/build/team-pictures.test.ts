import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { owner } from '../../src/content/owner.ts'
import { teamPictures } from '../../vite/team-pictures.ts'
import { dist } from './built-site.ts'

async function folderWith(files: Record<string, Uint8Array | string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'team-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const person = (photo: string) => ({ name: photo, photo, link: '' })

test('publishes the pictures of the people in owner.ts, and no others', async () => {
  const published = await readdir(join(dist, 'team')).catch(() => [])
  const names = published.filter((name) => !/\.(?:br|gz)$/.test(name))
  const ours = owner.team.map(({ photo }) => photo).filter(Boolean)
  expect(names.sort()).toEqual([...new Set(ours)].sort())
})

test('makes a phone’s photo small, upright and 4:5, without what the camera noted', async () => {
  const size = { width: 2016, height: 1512 }
  const photo = await sharp({
    create: {
      ...size,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    // The camera was held upright, and knew where it was.
    .withExif({ IFD3: { GPSLatitude: '3/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(1_000_000)
  const folder = await folderWith({ 'phone.jpg': photo, 'other.jpg': photo })
  const { 'team/phone.jpg': small = '', ...others } = await teamPictures(
    [person('phone.jpg'), person('')],
    folder,
  )
  expect(others).toEqual({})
  const { format, width, height, orientation, exif } = await sharp(small).metadata()
  expect({ format, width, height, orientation, exif }).toEqual({
    format: 'jpeg',
    width: 800,
    height: 1000,
    orientation: undefined,
    exif: undefined,
  })
  expect(small.length).toBeLessThan(600_000)
})

test('keeps a drawing as it is, and says in a sentence which photo cannot be read', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const folder = await folderWith({ 'drawn.svg': drawing, 'broken.jpg': 'no photo' })
  const pictures = await teamPictures([person('drawn.svg')], folder)
  expect(Buffer.from(pictures['team/drawn.svg'] ?? '').toString()).toBe(drawing)
  await expect(teamPictures([person('broken.jpg')], folder)).rejects.toThrow(
    /broken\.jpg cannot be read as a photo.*: save it as JPEG, PNG or WebP\.$/,
  )
})
