import { owner } from '../owner.ts'

/** The owner's stage, or the one that a build with SITE_STAGE shows. */
const stage = import.meta.env?.SITE_STAGE ?? owner.stage

/**
 * A sentence that depends on the stage is written for both: `isOpen ? '…' : '…'`. The build resolves
 * it, so that a page has the words of one stage only.
 */
export const isOpen = stage === 'open'
