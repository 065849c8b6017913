import type { IncomingMessage, ServerResponse } from 'node:http'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type { Backend } from './backend.ts'

/** Whether an address belongs to the backend and not to the site. */
export function isBackendPath(url: string): boolean {
  return /^\/(api|functions\/v1)(\/|\?|$)/.test(url)
}

/** Answers one request of Node's server through the backend. */
export async function answerThrough(
  backend: Backend,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (!URL.canParse(`http://${req.headers.host}`)) return void res.writeHead(400).end()
  const answer = await backend.handle(new NodeRequest({ req, res }), req.socket.remoteAddress ?? '')
  await sendNodeResponse(res, answer)
}
