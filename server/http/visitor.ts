import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { AppEnv, Dependencies } from './app-env.ts'
import { networkOf } from './network-of.ts'

type Needs = { config: Pick<Dependencies['config'], 'addressHeader'> }

/** What is read of a request that Node received. */
type Received = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/** The name of an address's network, for counting only: a digest, and not the address itself. */
const nameOf = (address: string): string =>
  createHash('sha256').update(networkOf(address)).digest('base64url')

/** The address as the configured proxy wrote it last: anybody can write what stands before that. */
const toldLast = (header: string | undefined): string | undefined => header?.split(',').at(-1)?.trim()

/** Returns a name for the visitor's address, from the socket or the configured proxy: one for each IPv4 address and each IPv6 /64. */
export function visitor(c: Context<AppEnv>, { config: { addressHeader } }: Needs): string {
  const told = addressHeader && toldLast(c.req.header(addressHeader))
  return nameOf(told || (c.env?.incoming?.socket.remoteAddress ?? 'in process'))
}

/** The same name for a request that does not come through the application. */
export function visitorOf(request: Received, { config: { addressHeader } }: Needs): string {
  const header = addressHeader && request.headers[addressHeader.toLowerCase()]
  const told = toldLast(Array.isArray(header) ? header.at(-1) : header)
  return nameOf(told || (request.socket.remoteAddress ?? 'in process'))
}
