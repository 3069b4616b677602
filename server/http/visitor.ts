import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Edge } from './edge.ts'

/** A name for the visitor's address, from the socket: for counting tries only, and not the address itself. */
export const visitor = (c: Context<Edge>): string =>
  createHash('sha256')
    .update(c.env?.incoming?.socket.remoteAddress ?? 'in process')
    .digest('base64url')
