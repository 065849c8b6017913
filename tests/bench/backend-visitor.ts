import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A visitor keeps one connection open. It writes and reads HTTP by itself, because on a small
 * machine an HTTP client would take more of the processor than the function it measures.
 */
export class Visitor {
  #socket: Socket
  #answer = ''
  #resolve: (answer: string) => void = () => {}
  #reject: (error: Error) => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => this.#read(text))
    socket.on('error', (error) => this.#reject(error))
    socket.on('close', () => this.#reject(new Error('The connection was closed.')))
  }

  static async arrive(url: string): Promise<Visitor> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new Visitor(socket)
  }

  leave(): void {
    this.#socket.destroy()
  }

  /** Answers status line and body; `from` is the address that a proxy would add. */
  post(path: string, body: string, from = '127.0.0.1'): Promise<{ status: string; body: string }> {
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      'content-type: application/json',
      `x-forwarded-for: ${from}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    this.#answer = ''
    return new Promise<string>((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
      this.#socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    }).then((answer) => ({
      status: answer.slice(9, 12),
      body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
    }))
  }

  #read(text: string): void {
    this.#answer += text
    const end = this.#answer.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#answer.slice(0, end))
    if (!length) this.#reject(new Error('The answer has no length.'))
    else if (this.#answer.length >= end + 4 + Number(length[1])) this.#resolve(this.#answer)
  }
}
