import { once } from 'node:events'
import { connect, createServer } from 'node:net'

type Pooler = { url: string; stop(): void }

/** A pooler that drops the requested role, as Supavisor does. */
export async function startForgetfulPooler(url: string): Promise<Pooler> {
  const { port, hostname } = new URL(url)
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    client.once('data', (startup) => {
      database.write(withoutRole(startup))
      client.pipe(database)
    })
    database.pipe(client)
    for (const socket of [client, database]) socket.on('error', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return { url: url.replace(`:${port}/`, `:${own}/`), stop: () => server.close() }
}

/** Parses a startup message: length, protocol version, then zero-terminated pairs. */
function withoutRole(startup: Buffer): Buffer {
  const pairs = startup.subarray(8).toString('latin1').replace('role\0site_functions\0', '')
  const packet = Buffer.concat([startup.subarray(0, 8), Buffer.from(pairs, 'latin1')])
  packet.writeInt32BE(packet.length)
  return packet
}
