import { Buffer } from 'node:buffer'
import { Refusal } from './refusal.ts'
import { within } from './within.ts'

export type JsonObject = Readonly<Record<string, unknown>>

const maximumBytes = 64 * 1024
const patience = 4000

export async function readJsonObject(request: Request): Promise<JsonObject> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^\s*application\/json\s*(;|$)/i.test(type) || request.headers.has('content-encoding'))
    throw new Refusal(415, 'not_json', 'The form has to be sent as application/json.')
  const whole = readBytes(request).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'broken_off', 'The body of the form broke off.')
  })
  const bytes = await within(patience, whole, refuseSlow)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isJsonObject(value)) return value
  } catch {
    // Broken UTF-8 or JSON is refused below.
  }
  throw new Refusal(400, 'malformed', 'The body has to be one JSON object in UTF-8.')
}

async function readBytes(request: Request): Promise<AllowSharedBufferSource> {
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    // The server holds a request to its announced length, and a whole body is quicker to read.
    refuseAbove(Number(announced))
    return request.arrayBuffer()
  }
  const chunks: Uint8Array[] = []
  const until = Date.now() + patience
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    refuseAbove(size)
    // A return from the loop cancels a body that drips on.
    if (Date.now() > until) refuseSlow()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuseSlow(): never {
  throw new Refusal(408, 'too_slow', 'The body of the form took too long.')
}

function refuseAbove(bytes: number): void {
  if (bytes > maximumBytes)
    throw new Refusal(413, 'too_large', 'The form is too large: 64 KiB is the most.')
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
