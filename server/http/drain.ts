import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How long an answer may take, in milliseconds: a client gives up after 20 s (Specification 2, section 7),
 * then the rest is cut off.
 */
const longestAnswer = 20_000

/**
 * How long a server that was told to end still listens, in milliseconds, answering everything with
 * "connection: close". Requests that lie unread on open connections at that moment are read in this time;
 * closed at once, they would be lost.
 */
const lastCall = 250

/**
 * Prepares a server for its end. The returned function stops accepting and settles when all accepted requests
 * are answered. Each last answer says that its connection closes, so that nobody sends a request into a
 * closed one.
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
    await wait(lastCall)
    const patience = setTimeout(() => server.closeAllConnections(), longestAnswer)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    clearTimeout(patience)
  }
}
