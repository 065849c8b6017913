import { StartError } from '../supabase/functions/_shared/errors.ts'

/** Prints a StartError and exits with 1; other errors are rethrown. */
export async function exitOnStartError<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
