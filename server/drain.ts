import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A client gives up after 20 s (Specification 2, section 7): then what still hangs is cut off. */
const longestAnswer = 20_000

/**
 * How long it still listens after it was told to end, answering everything with "connection: close". Requests that lie
 * unread on open connections at that moment are read in this time; closed at once, they would be lost.
 */
const lastCall = 250

/**
 * Prepares a server for its end. What it returns accepts nothing more and settles when all that was accepted is
 * answered. Each last answer says that its connection closes, so that nobody sends a request into a closed one.
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
