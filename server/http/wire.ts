import type { Context } from 'hono'
import type { Call } from '#src/contract/call.ts'
import type { Edge } from './edge.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Refuses a text with a NUL while JSON is read: PostgreSQL keeps none, and nobody types one. */
function withoutNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new Error('A NUL')
  return value
}

const readBody = async (c: Context<Edge>, call: Call): Promise<unknown> =>
  call.upload ? noNul(await c.req.parseBody()) : JSON.parse(await c.req.text(), withoutNul)

function noNul<Values extends Record<string, unknown>>(values: Values): Values {
  for (const [key, value] of Object.entries(values)) withoutNul(key, value)
  return values
}

/**
 * The payload of a request: the query of a GET, the body of a POST (JSON, or a form where a file is
 * uploaded); undefined when it is neither.
 */
export async function readWire(c: Context<Edge>, call: Call): Promise<Record<string, unknown> | undefined> {
  try {
    const read = call.method === 'GET' ? noNul(c.req.query()) : await readBody(c, call)
    return isRecord(read) ? read : undefined
  } catch {
    return undefined
  }
}
