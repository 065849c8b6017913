import { SMTPServer } from 'smtp-server'

/** The response to the next mail. */
export type Mood = 'accept' | 'hang' | 'hang after the mail' | 'defer'

export type MailServer = {
  url: string
  received: { raw: string; messageId: string }[]
  mood: Mood
  /** Rejects mail that contains this text. */
  refuses: string | null
  stop(): Promise<void>
  start(): Promise<void>
}

/** A real SMTP server, misbehaving on request. */
export async function startMailServer(port: number): Promise<MailServer> {
  let server: SMTPServer | undefined
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    mood: 'accept',
    refuses: null,
    async start() {
      const fresh = createServer(mails)
      await new Promise<void>((resolve) => fresh.listen(port, '127.0.0.1', resolve))
      server = fresh
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
      if (mails.mood === 'hang') return
      if (mails.mood === 'defer') callback(withCode(451, 'Try again later, ada@example.com'))
      else callback()
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        if (mails.refuses !== null && raw.includes(mails.refuses)) {
          callback(withCode(554, 'This one never'))
          return
        }
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? ''
        mails.received.push({ raw, messageId })
        if (mails.mood !== 'hang after the mail') callback()
      })
    },
  })
  server.on('error', () => {})
  return server
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
