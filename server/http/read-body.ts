import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * The parts of a body as they arrive: of Node's own stream where there is one, which copies them fewer times. A loop that ends early
 * leaves the stream open: ending it would cut the connection.
 */
function partsOf(c: Context<AppEnv>): AsyncIterable<Uint8Array> | readonly [] {
  const incoming = c.env?.incoming
  if (incoming instanceof Readable) return incoming.iterator({ destroyOnReturn: false })
  return c.req.raw.body?.values({ preventCancel: true }) ?? []
}

/**
 * Reads the body of a request; undefined where it has more bytes than `most`. Nothing is read of one whose announced length is too
 * large, and no more than shows that another is; the rest is thrown away by `readToEnd`.
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
