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

export type OwnersPoint = { text: string; place: string }

/** Names each invented value that is left in the owner's file. */
export function samplesIn(source: string): OwnersPoint[] {
  const marks = source.matchAll(/(\w+): sample\(|(name): '(.+)',\n\s*isSample: true/g)
  return Array.from(marks, ({ 0: mark, index, 1: value, 3: person }) => {
    const groups = source.slice(0, index + mark.length).match(/^ {2}\w+(?=:)/gm) ?? []
    const group = groups.at(-1)?.trim()
    const text = value
      ? `Replace the sample for “${group === value ? value : `${group}.${value}`}”.`
      : `Replace ${person}, who is a sample, with a person.`
    return { text, place: placeAt(source, index) }
  })
}

/** Names each value that no page could show: a photo without a file, a broken address, nothing where the law asks for something. */
export function ownerProblems(owner: Owner, { source, photos }: OwnersFile): OwnersPoint[] {
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
      .map((value) => ({
        text: `${value} ${problem}.`,
        place: placeAt(source, source.indexOf(`'${value}'`)),
      }))
  return [
    ...Object.entries(required)
      .filter(([, value]) => value === '')
      .map(([key]) => ({
        text: `“${key}” is empty.`,
        place: placeAt(source, source.indexOf(`${key}:`)),
      })),
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
