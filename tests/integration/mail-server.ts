import { SMTPServer } from 'smtp-server'

/** What the server does with the next mail. */
type Behaviour = 'accept' | 'hang' | 'hang after the mail' | 'defer'

export type MailServer = {
  url: string
  received: { raw: string; messageId: string }[]
  behaviour: Behaviour
  /** Rejects mail that contains this text. */
  rejectsMailWith: string | null
  stop(): Promise<void>
  start(): Promise<void>
}

/** A real SMTP server that misbehaves on request. */
export async function startMailServer(port: number): Promise<MailServer> {
  let server: SMTPServer | undefined
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    behaviour: 'accept',
    rejectsMailWith: null,
    async start() {
      const created = createServer(mails)
      await new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve))
      server = created
    },
    async stop() {
      const old = server
      server = undefined
      await new Promise<void>((resolve) => (old ? old.close(resolve) : resolve()))
    },
  }
  await mails.start()
  return mails
}

function createServer(mails: MailServer): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom(_address, _session, callback) {
      if (mails.behaviour === 'hang') return
      if (mails.behaviour === 'defer') callback(withCode(451, 'Try again later, ada@example.com'))
      else callback()
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        if (mails.rejectsMailWith !== null && raw.includes(mails.rejectsMailWith)) {
          callback(withCode(554, 'This one never'))
          return
        }
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? ''
        mails.received.push({ raw, messageId })
        if (mails.behaviour !== 'hang after the mail') callback()
      })
    },
  })
  server.on('error', () => {})
  return server
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
