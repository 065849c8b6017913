/**
 * SAMPLE DATA: what the specification leaves open, made up for now and in nobody's use.
 * (The people on the team page are the other sample data: content/en/team.ts.)
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
/** Where the forms' database stands, as an ISO country code: depends on the deployment. */
export const formStorageCountry: 'MY' | 'SG' = 'SG'
