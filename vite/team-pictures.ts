import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { TeamMember } from '../src/content/owner.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'

/** Twice the widest portrait of /about. */
const size = { width: 800, height: 1000 }

/**
 * Returns the pictures of the people in owner.ts under their published names. Photos become small: a
 * phone's has several megabytes, and may name the place where it was taken.
 */
export async function teamPictures(
  team: readonly TeamMember[],
  folder = 'public/team',
): Promise<Record<string, Uint8Array>> {
  const names = [...new Set(team.map(({ photo }) => photo))].filter(Boolean)
  const pictures = await Promise.all(
    names.map(async (name) => [`team/${name}`, await pictureOf(`${folder}/${name}`)] as const),
  )
  return Object.fromEntries(pictures)
}

async function pictureOf(file: string): Promise<Uint8Array> {
  const given = await readFile(file)
  if (file.endsWith('.svg')) return given
  // sharp leaves out what a camera notes in the file, also which way is up: the picture is turned before.
  return sharp(given)
    .autoOrient()
    .resize({ ...size, fit: 'cover', withoutEnlargement: true })
    .toBuffer()
    .catch((error: unknown) => {
      throw new StartError(
        `${file} cannot be read as a photo (${codeOf(error)}): save it as JPEG, PNG or WebP.`,
      )
    })
}
