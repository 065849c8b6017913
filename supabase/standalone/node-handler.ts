import type { IncomingMessage, ServerResponse } from 'node:http'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type { Backend } from './backend.ts'

type Handler = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void

export function backendHandler(backend: Backend): Handler {
  return (req, res, next) => {
    if (!/^\/(api|functions\/v1)(\/|\?|$)/.test(req.url ?? '')) return next()
    if (!URL.canParse(`http://${req.headers.host}`)) return void res.writeHead(400).end()
    const answer = backend.handle(new NodeRequest({ req, res }), req.socket.remoteAddress ?? '')
    answer.then((response) => sendNodeResponse(res, response)).catch(next)
  }
}
