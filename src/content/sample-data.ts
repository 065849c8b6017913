/**
 * SAMPLE DATA: invented values for what the specification leaves open. They belong to nobody.
 * (The people on the team page are the other sample data: content/team.ts.)
 * Each name exported here is listed by the build; SITE_STRICT=1 refuses to build while one is left.
 * To replace one, put the real value into facts.ts and delete it here.
 */
export const brandName = 'Hening'
export const siteOrigin = 'https://hening.example.com'
export const supportEmail = 'hello@example.com'
export const careersEmail = 'careers@example.com'
export const investorsEmail = 'investors@example.com'
export const privacyEmail = 'privacy@example.com'
export const malaysiaPhone = { text: '+60 3-0000 0000', dial: '+60300000000' }
export const singaporePhone = { text: '+65 0000 0000', dial: '+6500000000' }
export const officeAddress = [
  'Level 0, Menara Contoh',
  'Jalan Contoh',
  '50000 Kuala Lumpur, Malaysia',
]
/** The company behind the name is the controller of the privacy notice, and the other side of the terms. */
export const companyName = 'Contoh Sdn. Bhd.'
export const companyRegistration = '000000000000'
/** The data protection officer; null until one is appointed. */
export const dataProtectionOfficer: string | null = null
export type Country = 'MY' | 'SG' | 'US'
/** The companies that host the website, its database and its mail keep form data in these countries; it depends on the deployment. */
export const storageCountries: Record<'hosting' | 'database' | 'mail', Country> = {
  hosting: 'SG',
  database: 'SG',
  mail: 'US',
}
/** Section 129 of the PDPA lets the data leave the country for this reason; a lawyer has to confirm it. */
export const transferGround: 'consent' | 'precautions' = 'consent'
/** A backup of the database is kept for this many days; it is null until it is decided. */
export const backupDays: number | null = null
