import { codeOf, queryWithin, type Database, type Value } from '../_shared/database.ts'
import type { ReadField } from '../_shared/form-fields.ts'
import { answerForm, tooMany, type FormDeps } from '../_shared/form-request.ts'
import { gather } from '../_shared/gather.ts'
import type { Refusal } from '../_shared/request-body.ts'

type Signup = ReturnType<typeof readSignup>

/** Puts an address on the waitlist. Nothing in the answer tells whether it was there before. */
export function handleWaitlist(request: Request, deps: FormDeps): Promise<Response> {
  return answerForm(request, deps, {
    name: 'waitlist',
    fields: readSignup,
    body: (error) => (error === null ? { success: true } : { success: false, error }),
    keep: (values, client) => keepSignup(values, client, deps),
  })
}

function readSignup(field: ReadField) {
  return {
    email: field('email', { kind: 'email', maximum: 254, required: true }),
    name: field('name', { kind: 'line', maximum: 200, required: false }),
  }
}

async function keepSignup(
  { email, name }: Signup,
  client: string,
  deps: FormDeps,
): Promise<Refusal | null> {
  try {
    const entry = {
      client,
      hourly_limit: deps.hourlyLimit,
      email: email.toLowerCase(),
      name: name || null,
    }
    return tooMany(await entrance(deps.database)({ entry, arrived: Date.now() }))
  } catch (error) {
    deps.log(`waitlist: not kept (${codeOf(error)})`)
    const sentence = 'We could not save your address just now. Please try again in a few minutes.'
    return { status: 503, error: sentence, headers: { 'retry-after': '60' } }
  }
}

type Arrival = {
  entry: { client: string; hourly_limit: number; email: string; name: string | null }
  arrived: number
}
type Join = (arrival: Arrival) => Promise<unknown>

const entrances = new WeakMap<Database, Join>()

/** Who comes while others are being written is written with the next: one commit for all of them. */
function entrance(database: Database): Join {
  const known = entrances.get(database)
  if (known) return known
  const join = gather({
    groups: 6,
    largest: 100,
    handle: (group: Arrival[]) => joinTogether(group, database),
    // A value that cannot be kept, or two groups that waited for each other.
    isOfOneItem: (error) => /^(22|23|40)/.test(codeOf(error)),
  })
  entrances.set(database, join)
  return join
}

/** The seconds to wait of each, 0 for those who are on the list now. */
async function joinTogether(group: Arrival[], database: Database): Promise<unknown[]> {
  const waited = Date.now() - Math.min(...group.map(({ arrived }) => arrived))
  const [statement, values] = group.length === 1 ? joinAlone(group) : joinAll(group)
  const rows = await queryWithin(Math.min(4000, 8000 - waited), database, statement, values)
  return rows.map(({ wait_seconds: seconds }) => seconds)
}

type Call = [statement: string, values: Value[]]

function joinAll(group: Arrival[]): Call {
  const statement =
    'select wait_seconds from forms.join_waitlist_together($1::text::jsonb) as wait_seconds'
  return [statement, [JSON.stringify(group.map(({ entry }) => entry))]]
}

/** Most come alone, and this asks less of the database. */
function joinAlone(group: Arrival[]): Call {
  const statement = 'select forms.join_waitlist($1, $2, $3, $4) as wait_seconds'
  const values = group.flatMap(({ entry }) => [
    entry.client,
    entry.hourly_limit,
    entry.email,
    entry.name,
  ])
  return [statement, values]
}
