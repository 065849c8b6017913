import { Buffer } from 'node:buffer'
import { HttpError } from './errors.ts'
import { withTimeout } from './timeout.ts'

export type JsonObject = Readonly<Record<string, unknown>>

const maximumBytes = 64 * 1024
/** The longest pause between two chunks (ms): a slow connection may need half a minute for a long message. */
const pauseTimeout = 4000

/** Reads the request body, which must be one JSON object. */
export async function readJsonObject(request: Request): Promise<JsonObject> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^\s*application\/json\s*(;|$)/i.test(type) || request.headers.has('content-encoding'))
    throw new HttpError(415, 'not_json', 'The form has to be sent as application/json.')
  const bytes = await readBytes(request)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isJsonObject(value)) return value
  } catch {
    // Malformed UTF-8 or JSON; rejected below.
  }
  throw new HttpError(400, 'malformed', 'The body has to be one JSON object in UTF-8.')
}

/** Reads a body of at most 64 KiB. */
export async function readBytes(request: Request): Promise<Buffer> {
  refuseAbove(Number(request.headers.get('content-length')))
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  const reader = request.body.getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await withTimeout(pauseTimeout, reader.read(), refuseSlow)
      if (done) break
      size += value.byteLength
      refuseAbove(size)
      chunks.push(value)
    }
  } catch (error) {
    // Stop receiving a body that is still arriving.
    reader.cancel().catch(() => {})
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'body_incomplete', 'The body of the form broke off.')
  }
  return Buffer.concat(chunks)
}

function refuseSlow(): never {
  throw new HttpError(408, 'request_timeout', 'The body of the form took too long.')
}

function refuseAbove(bytes: number): void {
  if (bytes > maximumBytes)
    throw new HttpError(413, 'too_large', 'The form is too large: 64 KiB is the most.')
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
