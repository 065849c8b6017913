import { readdir, readFile } from 'node:fs/promises'
import type { Owner } from '../src/content/owner.ts'

const file = 'src/content/owner.ts'

export type OwnersFile = {
  source: string
  /** The files in public/team. */
  photos: string[]
}

/** Reads the owner's file as text, where the samples are marked, and the names of the photos. */
export async function readOwnersFile(): Promise<OwnersFile> {
  const [source, photos] = await Promise.all([readFile(file, 'utf8'), readdir('public/team')])
  return { source, photos }
}

/** Returns a line for each invented value that is left in the owner's file. */
export function samplesIn(source: string): string[] {
  const marks = source.matchAll(/(\w+): sample\(|(name): '(.+)',\n\s*isSample: true/g)
  return Array.from(marks, ({ index, 1: value, 3: person }) => {
    const what = value ? `value ${value}` : `person ${person}`
    return `${what}: made up (${placeAt(source, index)})`
  })
}

/** Returns a line for each value that no page could show: a photo without a file, a broken address, nothing where the law asks for something. */
export function ownerProblems(owner: Owner, { source, photos }: OwnersFile): string[] {
  const { brand, siteOrigin, company, registration, mailboxes, pressContact } = owner
  const required = { brand, siteOrigin, company, registration, support: mailboxes.support }
  const people = owner.team.map(({ name, photo, link }) => ({ name, photo, link }))
  const links = [
    owner.signUpUrl,
    ...Object.values(owner.socialLinks),
    ...people.map(({ link }) => link),
  ]
  const mails = [...Object.values(mailboxes), pressContact.email]
  const phones = [...Object.values(owner.phones), pressContact.phone]

  const wrong = (values: string[], isRight: (value: string) => boolean, problem: string) =>
    values
      .filter((value) => value !== '' && !isRight(value))
      .map((value) => `${value} ${problem} (${placeAt(source, source.indexOf(`'${value}'`))})`)
  return [
    ...Object.entries(required)
      .filter(([, value]) => value === '')
      .map(([key]) => `${key} is empty (${placeAt(source, source.indexOf(`${key}:`))})`),
    ...wrong([siteOrigin], isOrigin, 'is not an address like https://www.example.com'),
    ...wrong(
      links,
      (link) => protocolOf(link) === 'https:',
      'is not an address that begins with https://',
    ),
    ...wrong(mails, (mail) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail), 'is not a mail address'),
    ...wrong(
      phones,
      (phone) => /^\+\d[\d\s-]{6,}$/.test(phone),
      'is not a number like +60 3-1234 5678',
    ),
    ...wrong(
      people.map(({ photo }) => photo),
      (photo) => photos.includes(photo),
      'is not in public/team',
    ),
  ]
}

function isOrigin(address: string): boolean {
  return protocolOf(address) === 'https:' && new URL(address).origin === address
}

function protocolOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).protocol : undefined
}

function placeAt(source: string, index: number): string {
  return `${file}:${source.slice(0, Math.max(index, 0)).split('\n').length}`
}
