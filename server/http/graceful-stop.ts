import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'

/**
 * The longest duration of a response, in milliseconds. Clients give up after 20 s (Specification 2, section 7); the
 * connection is then closed.
 */
const longestResponse = 20_000

/**
 * How long, in milliseconds, open connections still serve requests after the server stopped accepting new
 * connections. A proxy continues to send requests on its idle connections: if the server closed them immediately, a
 * request that is on its way would be lost, and proxies do not repeat a POST. A busy proxy needs longer.
 */
const grace = { direct: 500, behindProxy: 3000 }

/**
 * How long a connection may be idle, in milliseconds. It is longer than in proxies (nginx one minute, Caddy two):
 * the server must not be the side that closes first, because a request may arrive at that moment.
 */
export const maxIdleMilliseconds = 125_000

/**
 * Returns a function that stops a server gracefully: it stops accepting connections, marks each response on
 * open connections as the last one, closes idle connections, and resolves when all accepted requests have been
 * handled.
 */
export function createGracefulStop(server: Server, { isBehindProxy = false } = {}): () => Promise<void> {
  const open = new Set<ServerResponse>()
  let ending = false
  const markAsLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    if (ending) markAsLast(response)
  })
  return async () => {
    ending = true
    for (const response of open) markAsLast(response)
    const closed = once(server, 'close')
    // `server.close` would close idle connections immediately; closing only the listener does not.
    Listener.prototype.close.call(server)
    await new Promise((resolve) => setTimeout(resolve, isBehindProxy ? grace.behindProxy : grace.direct))
    server.closeIdleConnections()
    const timeout = setTimeout(() => server.closeAllConnections(), longestResponse)
    await closed
    clearTimeout(timeout)
  }
}
