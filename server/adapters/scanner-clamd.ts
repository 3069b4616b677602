import { connect, type Socket } from 'node:net'
import type { ScannerAddress } from '../config/scanner.ts'
import { type Scanner, ScannerUnavailableError, type ScanResult } from '../ports/scanner.ts'

/** The size of the chunks that are sent to clamd, in bytes. */
const chunkBytes = 64 * 1024

/** The timeout for clamd, in milliseconds. */
const timeout = 30_000

/**
 * Yields the file in the format of clamd's command INSTREAM. Each chunk is preceded by its length, which is written
 * in four bytes in network order. An empty chunk ends the file.
 */
function* streamOf(bytes: Uint8Array): Generator<Uint8Array> {
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

/**
 * Returns the scan result in clamd's reply: null for a clean file, else the name of the malware. Throws for any other
 * reply, which means that clamd did not read the file.
 */
function verdictOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return null
  const name = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (name === undefined) throw new ScannerUnavailableError(`clamd replied: ${reply.slice(0, 200)}`)
  return name
}

/** Reads clamd's reply up to a zero byte or the end of the connection. */
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
    socket.setTimeout(timeout, () => reject(new Error('clamd did not answer in time')))
  })

/**
 * Returns the scanner that uses clamd, ClamAV's daemon, with its command INSTREAM (clamd's manual, "COMMANDS"). For
 * a file above clamd's StreamMaxLength the scanner throws, as if clamd were unavailable.
 */
export const createClamdScanner = (place: ScannerAddress): Scanner => ({
  async scan(bytes) {
    const socket = connect(place)
    try {
      const reply = replyOf(socket)
      for (const part of streamOf(bytes)) socket.write(part)
      return verdictOf(await reply)
    } catch (error) {
      if (error instanceof ScannerUnavailableError) throw error
      throw new ScannerUnavailableError('clamd gave no verdict', { cause: error })
    } finally {
      socket.destroy()
    }
  },
})
