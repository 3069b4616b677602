import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** How much of the body of a refused request is read and discarded, in bytes, and for how long, in milliseconds. */
const maxDiscarded = 32 * 1024 * 1024
const longest = 5000

/** Reads and discards the rest of a request. Returns false if the rest is too large or takes too long. */
function discardRest(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let read = 0
    const resume = () => incoming.resume()
    const finish = (isComplete: boolean) => () => {
      clearTimeout(timer)
      incoming.off('data', count).off('pause', resume).off('end', atEnd).off('close', atClose)
      resolve(isComplete)
    }
    const [atEnd, atClose] = [finish(true), finish(false)]
    const count = (bytes: Uint8Array) => {
      read += bytes.byteLength
      if (read > maxDiscarded) atClose()
    }
    const timer = setTimeout(atClose, longest)
    incoming.on('data', count).on('pause', resume).once('end', atEnd).once('close', atClose)
    resume()
  })
}

/**
 * Returns a middleware that delays a response until the whole request is read. A response can be ready earlier, such
 * as the refusal of a large body. If the rest of the request is too large or too slow, the response announces that
 * the connection closes. Otherwise the next request on the connection would be lost.
 */
export const createDrainBodyMiddleware = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const incoming = c.env?.incoming as IncomingMessage | undefined
    if (!incoming || incoming.complete || incoming.destroyed) return
    if (Number(c.req.header('content-length')) > maxDiscarded || !(await discardRest(incoming)))
      c.header('connection', 'close')
  })
