import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'

/**
 * How long an answer may take, in milliseconds: a client gives up after 20 s (Specification 2, section 7),
 * then the rest is cut off.
 */
const longestAnswer = 20_000

/**
 * How long connections that are open still serve, in milliseconds, once nobody can open another. A proxy goes on sending on those
 * that it keeps; closed at once, what it has just sent would be lost, and a POST must not be sent again.
 */
const lastCall = 500

/**
 * How long a connection may be idle, in milliseconds: longer than proxies keep theirs (nginx a minute, Caddy two). Whoever
 * closes first must not be the server, or a request may come in that very moment.
 */
export const longestIdle = 125_000

/**
 * Prepares a server for its end. The returned function stops accepting and settles when all accepted requests are answered. First
 * nobody can open a connection any more, then each answer on those that are open says that its connection closes, then idle ones
 * are closed.
 */
export function drainable(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>()
  let ending = false
  const sayClosing = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    if (ending) sayClosing(response)
  })
  return async () => {
    ending = true
    for (const response of open) sayClosing(response)
    const closed = once(server, 'close')
    // A web server that is closed closes its idle connections at once; one that only listens no more does not.
    Listener.prototype.close.call(server)
    await new Promise((resolve) => setTimeout(resolve, lastCall))
    server.closeIdleConnections()
    const patience = setTimeout(() => server.closeAllConnections(), longestAnswer)
    await closed
    clearTimeout(patience)
  }
}
