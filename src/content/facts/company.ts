import { keysOf } from '#src/keys-of.ts'
import { languageIds } from '#src/languages.ts'
import { owner } from '../owner.ts'

export const BRAND = { name: owner.brand } as const

const { support, careers, investors, privacy } = owner.mailboxes

export const company = {
  name: owner.company,
  registration: owner.registration,
  dataProtectionOfficer: owner.dataProtectionOfficer,
  siteOrigin: owner.siteOrigin,
  support,
  careers: careers || support,
  investors: investors || support,
  privacy: privacy || support,
  phones: keysOf(owner.phones)
    .map((country) => ({ country, ...phoneOf(owner.phones[country]) }))
    .filter(({ dial }) => dial !== ''),
  address: owner.address,
} as const

/** Returns a phone number on one line, and as a link needs it. */
export function phoneOf(phone: string): { text: string; dial: string } {
  return { text: phone.replaceAll(' ', '\u00a0'), dial: phone.replaceAll(/[^+\d]/g, '') }
}

/** The languages that the site is built in, in the order of the switcher. */
export const publishedLanguages = languageIds.filter((id) => owner.publishedLanguages.includes(id))

/** How long messages and signups are kept; the scheduled deletion uses the same periods. */
export const formRetention = owner.retention

/** Where form data is kept, and the legal ground for sending it abroad. */
export const formStorage = {
  countries: owner.storage,
  transferGround: owner.transferGround,
  backupDays: owner.backupDays,
  addressHours: 1,
} as const

/** The countries where form data is kept. */
export const storedIn = [...new Set(Object.values(owner.storage))]

/** Those of them that are not Malaysia. */
export const storedAbroadIn = storedIn.filter((country) => country !== 'MY')
