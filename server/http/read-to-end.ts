import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** How much of a refused body is read and thrown away, in bytes, and for how long, in milliseconds. */
const mostThrownAway = 32 * 1024 * 1024
const longest = 5000

/** Reads what is left of a request and throws it away. Answers false where that is too much or takes too long. */
function thrownAway(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let read = 0
    const goOn = () => incoming.resume()
    const done = (whole: boolean) => () => {
      clearTimeout(timer)
      incoming.off('data', count).off('pause', goOn).off('end', atEnd).off('close', atClose)
      resolve(whole)
    }
    const [atEnd, atClose] = [done(true), done(false)]
    const count = (bytes: Uint8Array) => {
      read += bytes.byteLength
      if (read > mostThrownAway) atClose()
    }
    const timer = setTimeout(atClose, longest)
    incoming.on('data', count).on('pause', goOn).once('end', atEnd).once('close', atClose)
    goOn()
  })
}

/**
 * An answer that was ready before its request was read, such as the refusal of a large body, waits until the rest is read, or says
 * that the connection closes. Otherwise the next request on the connection would be lost.
 */
export const readToEnd = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const incoming = c.env?.incoming as IncomingMessage | undefined
    if (!incoming || incoming.complete || incoming.destroyed) return
    if (Number(c.req.header('content-length')) > mostThrownAway || !(await thrownAway(incoming)))
      c.header('connection', 'close')
  })
