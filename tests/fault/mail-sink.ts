import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** An SMTP server that accepts everything after a delay, and stores the Message-ID of each mail. */
export interface MailSink {
  url: string
  taken: string[]
  close(): void
}

/** The delay before a mail is accepted, in milliseconds: long enough that a killed server is probably sending one. */
const slowness = 30

export async function startMailSink(): Promise<MailSink> {
  const accepted: string[] = []
  const server = createServer((socket: Socket) => {
    let text = ''
    let isData = false
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', async (bytes) => {
      text += bytes.toString()
      if (!text.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
      const lines = text
      text = ''
      if (isData) {
        isData = false
        await wait(slowness)
        accepted.push(/^Message-ID: *(\S+)/im.exec(lines)?.[1] ?? '')
        socket.write('250 ok\r\n')
      } else if (/^DATA/i.test(lines)) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(lines)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  return { url: `smtp://127.0.0.1:${port}`, taken: accepted, close: () => server.close() }
}
