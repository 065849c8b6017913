import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalBackend } from './backend.ts'

/** Whether an address belongs to the backend and not to the site. */
export function isBackendPath(url: string): boolean {
  return /^\/(api|functions\/v1)(\/|\?|$)/.test(url)
}

/** Answers one request of Node's server through the backend. */
export async function answerThrough(
  backend: LocalBackend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = toRequest(incoming)
  const answer =
    request instanceof Request
      ? await backend.handle(request, incoming.socket.remoteAddress ?? 'unknown')
      : request
  const body = Buffer.from(await answer.arrayBuffer())
  if (outgoing.destroyed) return

  outgoing.statusCode = answer.status
  for (const [name, value] of answer.headers) outgoing.setHeader(name, value)
  if (answer.status !== 204) outgoing.setHeader('content-length', body.byteLength)
  if (!incoming.complete) {
    // The rest of a body that was refused is let go by, for a moment, so that the sender stops
    // writing and reads the answer; after that the connection is of no use any more.
    outgoing.setHeader('connection', 'close')
    incoming.resume()
    const timer = setTimeout(() => incoming.destroy(), 1000)
    outgoing.once('close', () => clearTimeout(timer))
  }
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

/** The request as the handlers know it, or the answer to one that they could not be given. */
function toRequest(incoming: IncomingMessage): Request | Response {
  const { method = 'GET', headers } = incoming
  const error = { error: 'This is not a request that can be answered.' }
  if (method === 'TRACE')
    return Response.json(error, { status: 405, headers: { allow: 'POST, OPTIONS' } })
  try {
    const url = new URL(`http://${headers.host ?? 'localhost'}${incoming.url ?? '/'}`)
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return new Request(url, {
      method,
      headers: entriesOf(headers),
      ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
    })
  } catch {
    return Response.json(error, { status: 400 })
  }
}

/** Reads on only when asked, and leaves the connection open when nobody asks any more. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

function entriesOf(headers: IncomingMessage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
}
