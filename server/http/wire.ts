import type { Context } from 'hono'
import type { Call } from '../../src/contract/call.ts'
import type { Edge } from './edge.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What travels: the query of a GET, the body of a POST (JSON, or a form where a file is uploaded); undefined when it is neither. */
export async function readWire(c: Context<Edge>, call: Call): Promise<Record<string, unknown> | undefined> {
  if (call.method === 'GET') return c.req.query()
  try {
    const body: unknown = call.upload ? await c.req.parseBody() : await c.req.json()
    return isRecord(body) ? body : undefined
  } catch {
    return undefined
  }
}
