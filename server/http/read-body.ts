import type { Context } from 'hono'
import type { Edge } from './edge.ts'

/**
 * Reads the body of a request; undefined where it has more bytes than `most`. Nothing is read of one whose announced length is too
 * large; the rest is thrown away by `readToEnd`.
 */
export async function readBody(c: Context<Edge>, most: number): Promise<Buffer | undefined> {
  const announced = c.req.header('content-length')
  if (announced !== undefined && c.req.header('transfer-encoding') === undefined)
    return Number(announced) > most ? undefined : Buffer.from(await c.req.arrayBuffer())
  const stream = c.req.raw.body
  return stream ? collect(stream.getReader(), most) : Buffer.alloc(0)
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > most) return undefined
    parts.push(next.value)
  }
  return Buffer.concat(parts, size)
}
