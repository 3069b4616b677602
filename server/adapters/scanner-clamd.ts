import { connect, type Socket } from 'node:net'
import type { ScannerPlace } from '../config/scanner.ts'
import { type Scanner, ScannerAway, type ScanResult } from '../ports/scanner.ts'

/** How much is sent at once, in bytes. */
const chunkBytes = 64 * 1024

/** How long clamd may say nothing, in milliseconds. */
const patience = 30_000

/** The file as INSTREAM wants it: each chunk behind its length in four bytes, network order; a chunk of none ends it. */
function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const chunk = bytes.subarray(start, start + chunkBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield length
    yield chunk
  }
  yield Buffer.alloc(4)
}

/** What clamd says of the stream; it says anything else of a file that it would not read. */
function verdictOf(said: string): ScanResult {
  if (said === 'stream: OK') return null
  const name = /^stream: (.+) FOUND$/.exec(said)?.[1]
  if (name === undefined) throw new ScannerAway(`clamd said: ${said.slice(0, 200)}`)
  return name
}

/** All that clamd says until it ends a message with a zero byte, or the connection. */
const replyOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const all = () => Buffer.concat(parts).toString('utf8').split('\0')[0] ?? ''
    socket.on('data', (part) => {
      parts.push(part)
      if (part.includes(0)) resolve(all())
    })
    socket.once('end', () => resolve(all()))
    socket.once('close', () => reject(new Error('clamd closed the connection')))
    socket.once('error', reject)
    socket.setTimeout(patience, () => reject(new Error('clamd did not answer in time')))
  })

/**
 * Scans by clamd, ClamAV's daemon, with its command INSTREAM (clamd's manual, "COMMANDS"). A file above its StreamMaxLength gets no
 * verdict, as one that it can't be asked about.
 */
export const scannerByClamd = (place: ScannerPlace): Scanner => ({
  async scan(bytes) {
    const socket = connect(place)
    try {
      const reply = replyOf(socket)
      for (const part of framed(bytes)) socket.write(part)
      return verdictOf(await reply)
    } catch (error) {
      if (error instanceof ScannerAway) throw error
      throw new ScannerAway('clamd gave no verdict', { cause: error })
    } finally {
      socket.destroy()
    }
  },
})
