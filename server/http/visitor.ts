import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Edge, Parts } from './edge.ts'

/**
 * The visitor's address from the socket, or as the configured proxy wrote it last: anybody can write what
 * stands before that.
 */
function addressOf(c: Context<Edge>, header: string | undefined): string {
  const told = header && c.req.header(header)?.split(',').at(-1)?.trim()
  return told || (c.env?.incoming?.socket.remoteAddress ?? 'in process')
}

/** A name for the visitor's address, for counting tries only: a digest, and not the address itself. */
export const visitor = (c: Context<Edge>, { config }: Pick<Parts, 'config'>): string =>
  createHash('sha256').update(addressOf(c, config.addressHeader)).digest('base64url')
