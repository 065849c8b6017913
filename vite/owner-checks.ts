import { readdirSync } from 'node:fs'
import { ownersWords as en } from '../src/content/en/owners-words.ts'
import { ownersWords as ms } from '../src/content/ms/owners-words.ts'
import type { Owner, OwnersWords } from '../src/content/owner.ts'
import { ownersWords as ta } from '../src/content/ta/owners-words.ts'
import { ownersWords as zh } from '../src/content/zh/owners-words.ts'
import type { LanguageId } from '../src/languages.ts'
import { pointAt, type Point } from './points.ts'

export const ownersWords: Record<LanguageId, OwnersWords> = { en, ms, zh, ta }

/** Names each invented value that is left in the owner's file. */
export function samplePoints(source: string): Point[] {
  const marks = source.matchAll(/(\w+): sample\(|name: (['"])(.+)\2,\s*isSample: true/g)
  return Array.from(marks, ({ 0: mark, index, 1: value, 3: person }) => {
    const [group] =
      source
        .slice(0, index + mark.length)
        .match(/^ {2}\w+(?=:)/gm)
        ?.slice(-1) ?? []
    const name = [group?.trim(), value].filter((each, at, all) => all.indexOf(each) === at)
    const text = value
      ? `Replace the sample for “${name.join('.')}”.`
      : `Replace ${person}, who is a sample, with a person.`
    const line = source.slice(0, index).split('\n').length
    return { by: 'owner', isBlocker: true, text, place: `src/content/owner.ts:${line}` }
  })
}

/** Names an address that nobody can own: links in mails lead nowhere. */
export function originPoints({ siteOrigin }: Pick<Owner, 'siteOrigin'>): Point[] {
  if (!/(?:\/|\.)example\.(?:com|net|org)$/.test(siteOrigin)) return []
  const text = `${siteOrigin} is nobody’s address: put that of the site, to which mails link.`
  return [pointAt('owner', true, text, 'owner.ts', 'siteOrigin:')]
}

/** Names each value that no page could show: a photo without a file, a broken address, a person without a title, nothing where the law asks for something. */
export function ownerProblems(owner: Owner, photos = readdirSync('public/team')): Point[] {
  const { brand, siteOrigin, company, registration, mailboxes, phones, pressContact, team } = owner
  const required = { brand, siteOrigin, company, registration, support: mailboxes.support }
  const links = [
    owner.signUpUrl,
    ...Object.values(owner.socialLinks),
    ...team.map(({ link }) => link),
  ]
  const blocker = (text: string, at: string) => pointAt('owner', true, text, 'owner.ts', at)
  const wrong = (values: string[], isRight: (value: string) => boolean, problem: string) =>
    values
      .filter((value) => value !== '' && !isRight(value))
      .map((value) => blocker(`${value} ${problem}.`, `'${value}'`))
  return [
    ...Object.entries(required)
      .filter(([, value]) => value === '')
      .map(([key]) => blocker(`“${key}” is empty.`, `${key}:`)),
    ...wrong([siteOrigin], isOrigin, 'is not an address like https://www.example.com'),
    ...wrong(links, isHttps, 'is not an address that begins with https://'),
    ...wrong(
      [...Object.values(mailboxes), pressContact.email],
      (mail) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail),
      'is not a mail address',
    ),
    ...wrong(
      [...Object.values(phones), pressContact.phone],
      (phone) => /^\+\d[\d\s.-]{6,}$/.test(phone),
      'is not a number like +60 3-1234 5678',
    ),
    ...wrong(
      team.map(({ photo }) => photo),
      (photo) => photos.includes(photo),
      'is not in public/team',
    ),
    ...owner.publishedLanguages.flatMap((id) =>
      team
        .filter(({ name }) => !Object.hasOwn(ownersWords[id].team, name))
        .map(({ name }) => {
          const text = `${name} has no title and credentials.`
          return pointAt('owner', true, text, `${id}/owners-words.ts`, 'team:')
        }),
    ),
  ]
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

function isOrigin(address: string): boolean {
  return isHttps(address) && new URL(address).origin === address
}
