import { Buffer } from 'node:buffer'
import { Refusal } from './refusal.ts'
import { within } from './within.ts'

export type JsonObject = Readonly<Record<string, unknown>>

const maximumBytes = 64 * 1024
const patience = 4000

/** Reads a JSON object of at most 64 KiB, and never holds more than that. */
export async function readJsonObject(request: Request): Promise<JsonObject> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^\s*application\/json\s*(;|$)/i.test(type) || request.headers.has('content-encoding'))
    throw new Refusal(415, 'not_json', 'The form has to be sent as application/json.')
  const bytes = await readBytes(request)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isJsonObject(value)) return value
  } catch {
    // Broken UTF-8 and broken JSON are the same mistake to the sender.
  }
  throw new Refusal(400, 'malformed', 'The body has to be one JSON object in UTF-8.')
}

async function readBytes(request: Request): Promise<AllowSharedBufferSource> {
  const announced = request.headers.get('content-length')
  refuseAbove(Number(announced ?? 0))
  // The server holds a request to the length it announced, and a whole body is quicker to read.
  const reader = announced === null ? request.body?.getReader() : undefined
  const reading: Promise<AllowSharedBufferSource> = reader
    ? readChunks(reader)
    : request.arrayBuffer()
  const whole = reading.catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'broken_off', 'The body of the form broke off.')
  })
  return within(patience, whole, () => {
    reader?.cancel().catch(() => {})
    throw new Refusal(408, 'too_slow', 'The body of the form took too long.')
  })
}

async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maximumBytes) reader.cancel().catch(() => {})
    refuseAbove(size)
    chunks.push(value)
  }
}

function refuseAbove(bytes: number): void {
  if (bytes > maximumBytes)
    throw new Refusal(413, 'too_large', 'The form is too large: 64 KiB is the most.')
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
