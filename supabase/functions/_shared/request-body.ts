import type { ErrorCode, Refusal } from './refusal.ts'

export type JsonObject = Readonly<Record<string, unknown>>

type Read<T> = { value: T } | { refusal: Refusal }

const maximumBytes = 64 * 1024
const patience = 4000

/** Reads a JSON object of at most 64 KiB, and never holds more than that. */
export async function readJsonObject(request: Request): Promise<Read<JsonObject>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^\s*application\/json\s*(;|$)/i.test(type) || request.headers.has('content-encoding'))
    return refuse(415, 'not_json', 'The form has to be sent as application/json.')
  const bytes = await readBytes(request)
  return 'refusal' in bytes ? bytes : parseObject(bytes.value)
}

async function readBytes(request: Request): Promise<Read<Uint8Array>> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > maximumBytes) return tooLarge
  // The server holds a request to the length it announced, and a whole body is quicker to read.
  const reader = announced === null ? request.body?.getReader() : undefined
  const reading = reader ? readChunks(reader) : readWhole(request)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Read<Uint8Array>>((resolve) => {
    timer = setTimeout(() => {
      resolve(refuse(408, 'too_slow', 'The body of the form took too long.'))
      reader?.cancel().catch(() => {})
    }, patience)
  })
  const brokenOff = () => refuse(400, 'broken_off', 'The body of the form broke off.')
  return Promise.race([reading.catch(brokenOff), late]).finally(() => clearTimeout(timer))
}

async function readWhole(request: Request): Promise<Read<Uint8Array>> {
  const value = new Uint8Array(await request.arrayBuffer())
  return value.byteLength > maximumBytes ? tooLarge : { value }
}

async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Read<Uint8Array>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { value: join(chunks, size) }
    size += value.byteLength
    if (size > maximumBytes) {
      reader.cancel().catch(() => {})
      return tooLarge
    }
    chunks.push(value)
  }
}

function parseObject(bytes: Uint8Array): Read<JsonObject> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isJsonObject(value)) return { value }
  } catch {
    // Broken UTF-8 and broken JSON are the same mistake to the sender.
  }
  return refuse(400, 'malformed', 'The body has to be one JSON object in UTF-8.')
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.byteLength
  }
  return joined
}

function refuse(status: number, code: ErrorCode, error: string): { refusal: Refusal } {
  return { refusal: { status, code, error } }
}

const tooLarge = refuse(413, 'too_large', 'The form is too large: 64 KiB is the most.')
