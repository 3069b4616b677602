import type { Context } from 'hono'
import type { Call } from '#src/contract/call.ts'
import type { Edge } from './edge.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a text with a NUL is anywhere in a value: PostgreSQL keeps none, and nobody types one. Documents of editors are read by
 * schemas of their own, which say where it stands.
 */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, each]) => key.includes('\0') || (key !== 'document' && hasNul(each)),
  )
}

const readBody = async (c: Context<Edge>, call: Call): Promise<unknown> =>
  call.upload ? c.req.parseBody() : JSON.parse(await c.req.text())

/**
 * The payload of a request: the query of a GET, the body of a POST (JSON, or a form where a file is
 * uploaded); undefined when it is neither.
 */
export async function readWire(c: Context<Edge>, call: Call): Promise<Record<string, unknown> | undefined> {
  try {
    const read = call.method === 'GET' ? c.req.query() : await readBody(c, call)
    return isRecord(read) && !hasNul(read) ? read : undefined
  } catch {
    return undefined
  }
}
