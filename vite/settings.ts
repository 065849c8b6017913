import { owner, type Stage } from '../src/content/owner.ts'
import { languageIds, type LanguageId } from '../src/languages.ts'
import { StartError } from '../supabase/functions/_shared/errors.ts'

/** Reads SITE_STRICT: 1 or 0. Called before the build, which takes a while. */
export function readStrict({ SITE_STRICT: given }: NodeJS.ProcessEnv): boolean {
  if (given && !/^[01]$/.test(given)) throw new StartError('SITE_STRICT has to be 1 or 0.')
  return given === '1'
}

/** Reads SITE_LANG, the language that `npm run dev` shows. */
export function readLanguage(given: string | undefined): LanguageId | undefined {
  const language = languageIds.find((id) => id === given)
  if (given && !language)
    throw new StartError(`SITE_LANG has to be one of ${languageIds.join(', ')}.`)
  return language
}

/** Reads SITE_STAGE, the stage that the site shows; without it the owner’s. */
export function readStage({ SITE_STAGE: given }: NodeJS.ProcessEnv): Stage {
  if (!given) return owner.stage
  if (given !== 'trials' && given !== 'open')
    throw new StartError('SITE_STAGE has to be trials or open.')
  return given
}
