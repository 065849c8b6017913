// This measures the database alone: single-row commits through the functions' own driver and pool.
// GET /?concurrency=4&milliseconds=4000 answers in JSON.
import { connectDatabase } from '../../supabase/functions/_shared/database.ts'
import { keepBusy } from './backend-figures.ts'

/** Node's type check reads this file too, so the few parts of Deno in use are declared. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(
    options: { onListen(address: { port?: number }): void },
    handler: (request: Request) => Promise<Response>,
  ): void
}

const connections = 20
const database = connectDatabase(Deno.env.get('SUPABASE_DB_URL') ?? '', connections)
let commits = 0

async function commit(): Promise<boolean> {
  commits += 1
  const values = [`visitor-${commits}@example.com`, 'A visitor']
  await database.query('insert into public.bare_commits (email, name) values ($1, $2)', values)
  return true
}

Deno.serve({ onListen: ({ port }) => console.log(`listening on ${port}`) }, async ({ url }) => {
  const parameters = new URL(url).searchParams
  const concurrency = Number(parameters.get('concurrency'))
  const milliseconds = Number(parameters.get('milliseconds'))
  return Response.json(await keepBusy(concurrency, milliseconds, () => commit))
})
