import { SMTPServer } from 'smtp-server'

/** What the server does with the next mail. */
type Behaviour = 'accept' | 'hang' | 'hang after the mail' | 'defer' | 'refuse the sender'

export type MailServer = {
  url: string
  received: { raw: string; messageId: string; recipients: string[]; greeting: string }[]
  behaviour: Behaviour
  /** Rejects mail that contains this text. */
  rejectsMailWith: string | null
  /** Rejects these recipients with these codes. */
  rejectsRecipients: Record<string, number>
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
    rejectsRecipients: {},
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
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onAuth(_auth, _session, callback) {
      callback(withCode(535, 'Wrong password'))
    },
    onMailFrom(_address, _session, callback) {
      if (mails.behaviour === 'hang') return
      if (mails.behaviour === 'defer') callback(withCode(451, 'Try again later, ada@example.com'))
      else if (mails.behaviour === 'refuse the sender') callback(withCode(550, 'Not verified'))
      else callback()
    },
    onRcptTo({ address }, _session, callback) {
      const code = mails.rejectsRecipients[address]
      callback(code ? withCode(code, `No ${address}`) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        if (mails.rejectsMailWith !== null && raw.includes(mails.rejectsMailWith)) {
          callback(withCode(554, 'This one never'))
          return
        }
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? ''
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const greeting = session.hostNameAppearsAs
        mails.received.push({ raw, messageId, recipients, greeting })
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
