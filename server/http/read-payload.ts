import { setImmediate as otherWork } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Call } from '#src/contract/protocol/call.ts'
import { isStorable } from '../services/platform/storable-text.ts'
import type { AppEnv } from './app-env.ts'
import { BodyLimitError } from './body-limit-error.ts'
import { bodyLimitsOf } from './body-limits.ts'
import { parseMultipart } from './parse-multipart.ts'
import { readBody } from './read-body.ts'
import { isJsonWithinLimits } from './small-json.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a value contains a text that can't be stored. Editors' documents are excluded: their own schemas check
 * them and name the field.
 */
function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, each]) => !isStorable(key) || (key !== 'document' && hasUnstorable(each)),
  )
}

/** The JSON escapes of a NUL and of surrogates. The values of a body without these escapes need not be searched. */
const unstorableEscapes = ['\\u0000', '\\ud', '\\uD']

/**
 * Parses the JSON of a body that is within its call's limits. Yields to other requests between the steps, because a
 * large document takes long to parse.
 */
async function readJson(bytes: Buffer, call: Call): Promise<unknown> {
  if (!isJsonWithinLimits(bytes, bodyLimitsOf(call))) throw new BodyLimitError('tooComplex')
  if (call.documents) await otherWork()
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (call.documents) await otherWork()
  return unstorableEscapes.some((each) => bytes.includes(each)) && hasUnstorable(value) ? undefined : value
}

async function readPosted(c: Context<AppEnv>, call: Call): Promise<unknown> {
  const bytes = await readBody(c, bodyLimitsOf(call).bytes)
  if (!bytes) throw new BodyLimitError('tooLarge')
  if (!call.upload) return readJson(bytes, call)
  const form = parseMultipart(bytes, c.req.header('content-type'))
  return hasUnstorable(form) ? undefined : form
}

const readQuery = (c: Context<AppEnv>): unknown => {
  const query = c.req.query()
  return hasUnstorable(query) ? undefined : query
}

/**
 * Returns the payload of a request: the query of a GET, the body of a POST (JSON, or a form with a file). Returns
 * undefined if the payload is malformed. Throws `BodyLimitError` for a body beyond the call's limits.
 */
export async function readPayload(
  c: Context<AppEnv>,
  call: Call,
): Promise<Record<string, unknown> | undefined> {
  try {
    const payload = call.method === 'GET' ? readQuery(c) : await readPosted(c, call)
    return isRecord(payload) ? payload : undefined
  } catch (error) {
    if (error instanceof BodyLimitError) throw error
    return undefined
  }
}
