import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { AppEnv, Dependencies } from './app-env.ts'
import { networkOf } from './network-of.ts'

type Needs = { config: Pick<Dependencies['config'], 'addressHeader'> }

/** The parts of a Node request that determine the visitor's address. */
type NodeRequest = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/** Returns a digest of an address's network, for counting only, so that the address itself is not stored. */
const nameOf = (address: string): string =>
  createHash('sha256').update(networkOf(address)).digest('base64url')

/**
 * Returns the last address in a header; undefined without a header. The configured proxy wrote this address; clients
 * can forge the addresses before it.
 */
const lastAddress = (header: string | undefined): string | undefined => header?.split(',').at(-1)?.trim()

/**
 * Returns a key for the visitor's address, from the socket or the configured proxy. All addresses of an IPv6 /64
 * network have the same key.
 */
export function visitorKeyOf(c: Context<AppEnv>, { config: { addressHeader } }: Needs): string {
  const forwarded = addressHeader && lastAddress(c.req.header(addressHeader))
  return nameOf(forwarded || (c.env?.incoming?.socket.remoteAddress ?? 'in process'))
}

/**
 * Returns the key that `visitorKeyOf` would return, from a Node request that does not pass through the application.
 */
export function visitorKeyOfNodeRequest(request: NodeRequest, { config: { addressHeader } }: Needs): string {
  const header = addressHeader && request.headers[addressHeader.toLowerCase()]
  const forwarded = lastAddress(Array.isArray(header) ? header.at(-1) : header)
  return nameOf(forwarded || (request.socket.remoteAddress ?? 'in process'))
}
