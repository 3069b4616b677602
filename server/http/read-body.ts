import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Returns the parts of a body as they arrive, from Node's own stream if there is one, because Node's stream copies
 * the parts fewer times. A loop that ends early leaves the stream open: closing it would close the connection.
 */
function partsOf(c: Context<AppEnv>): AsyncIterable<Uint8Array> | readonly [] {
  const incoming = c.env?.incoming
  if (incoming instanceof Readable) return incoming.iterator({ destroyOnReturn: false })
  return c.req.raw.body?.values({ preventCancel: true }) ?? []
}

/**
 * Reads the body of a request; undefined if it has more bytes than `most`. If the announced length is too large,
 * nothing is read; otherwise reading stops at the limit. `createDrainBodyMiddleware` discards the rest.
 */
export async function readBody(c: Context<AppEnv>, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(c.req.header('content-length') ?? 0) > most) return undefined
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of partsOf(c)) {
    size += part.byteLength
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}
