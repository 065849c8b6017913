import { clientAddress, clientKey } from './caller.ts'
import { codeOf } from './coded-error.ts'
import { queryWithin, type Database } from './database.ts'
import { readTexts, type FieldRules, type Texts } from './form-fields.ts'
import type { Log } from './log.ts'
import { corsHeaders, preflightHeaders } from './origins.ts'
import { Refusal } from './refusal.ts'
import { readJsonObject, type JsonObject } from './request-body.ts'
import type { FormSettings } from './settings.ts'

export type FormDeps = FormSettings & {
  database: Database
  remoteAddress: string
  addressSecret: string
  log: Log
}

export type Form<Rules extends FieldRules> = {
  name: 'waitlist' | 'send-contact-email'
  fields: Rules
  refusalBody?: object
  keep: (texts: Texts<Rules>, client: string, body: JsonObject) => Promise<object>
}

export async function answerForm<Rules extends FieldRules>(
  request: Request,
  deps: FormDeps,
  form: Form<Rules>,
): Promise<Response> {
  const cors = corsHeaders(request, deps)
  const headers = { 'cache-control': 'no-store', vary: 'origin', ...cors }
  if (request.method === 'OPTIONS' && cors)
    return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } })

  const address = clientAddress(request, deps.remoteAddress, deps.trustedHops)
  const client = clientKey(address, deps.addressSecret)
  try {
    const { texts, body } = await read(request, form.fields, cors !== null).catch(refuse)
    const kept = await form.keep(texts, client, body)
    return Response.json({ success: true, ...kept }, { headers })
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error)
    return refusal.answer(headers, form.refusalBody)
  }

  async function refuse(refusal: unknown): Promise<never> {
    try {
      const statement = 'select forms.count_submission($1, $2, $3) as seconds'
      const values = [form.name, client, deps.hourlyLimit]
      const [row] = await queryWithin<{ seconds: number }>(3000, deps.database, statement, values)
      refuseOverLimit(row?.seconds)
    } catch (error) {
      if (error instanceof Refusal) throw error
      deps.log('warn', `${form.name}: refused without counting`, { code: codeOf(error) })
    }
    throw refusal
  }

  function unexpected(error: unknown): Refusal {
    deps.log('error', `${form.name}: unexpected`, { code: codeOf(error) })
    const sentence = 'Something went wrong on our side. Please try again later.'
    return new Refusal(500, 'unexpected', sentence)
  }
}

export function refuseOverLimit(seconds: number | null | undefined): void {
  if (!seconds) return
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const sentence = `Too many forms were sent from your network. Please try again in ${wait}.`
  throw new Refusal(429, 'too_many', sentence, { 'retry-after': String(seconds) })
}

async function read<Rules extends FieldRules>(
  request: Request,
  fields: Rules,
  originAllowed: boolean,
): Promise<{ texts: Texts<Rules>; body: JsonObject }> {
  if (!originAllowed) throw new Refusal(403, 'foreign_origin', 'This page may not send this form.')
  if (request.method !== 'POST') {
    const headers = { allow: 'POST, OPTIONS' }
    throw new Refusal(405, 'wrong_method', 'This form is sent with POST.', headers)
  }
  const body = await readJsonObject(request)
  return { texts: readTexts(body, fields), body }
}
