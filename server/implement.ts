import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type AnswerOf,
  type Call,
  carriesPlace,
  changesAnything,
  type RequestOf,
} from '../src/contract/call.ts'
import type { Learner } from '../src/domain/learner/learner.ts'
import { isRefused, type Refused, refuse } from '../src/domain/refusal.ts'
import { rootSite } from '../src/sites/root-site.ts'
import type { Site, TenantName } from '../src/sites/site.ts'
import { answer, refusal } from './http/answer.ts'
import type { Edge, Parts } from './http/edge.ts'
import { faultOf, ToldFault } from './http/fault.ts'
import { isForeign } from './http/guard.ts'
import { isOperator, mayAskForAnySite } from './http/operator.ts'
import { type CallPlace, placeOfCall } from './http/place.ts'
import { withPreview } from './http/preview.ts'
import { visitor } from './http/visitor.ts'
import { readWire } from './http/wire.ts'
import { countTry } from './services/ground/count-try.ts'

/** A request as its handler gets it: everything that it may know. */
export interface Ask<Request> extends Omit<Parts, 'log'> {
  request: Request
  tenant: TenantName
  site: Site
  language: string
  /** The learner who asks; null for anonymous visitors. */
  learner: Learner | null
  now: number
  /** The HTTP request, for what only HTTP can tell or do: cookies, the visitor. */
  http: Context<Edge>
}

export type Handler<C extends Call> = (
  ask: Ask<RequestOf<C>>,
) => Promise<AnswerOf<C> | Refused> | AnswerOf<C> | Refused

/** A call together with the handler that answers it. */
export interface Implementation {
  call: Call
  handle: (parts: Parts) => (c: Context<Edge>) => Promise<Response>
}

/** How many tries a minute an address has for calls that anybody may make but nobody may make often. */
const formLimit = { tries: 20, window: 60_000 }

/**
 * Answers a call of the contract: decodes the request, checks who asks and where, runs the handler, encodes
 * what it returns or refuses. See docs/how-to/add-a-call.md.
 * @example implement(topics.getTopic, ({ db, request, ...audience }) => getTopic(db, audience, request.id))
 */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  // The types of the one call end here: `respond` serves all calls, and its codecs have checked what they
  // hand over.
  return { call, handle: (parts) => (c) => respond(c, parts, call, handler as unknown as Handler<Call>) }
}

/**
 * Answers a call of signed-in learners, as `implement` does: the handler always gets a learner.
 * @example implementForLearner(contract.getMyMedals, async ({ db, learner, language, now }) => ...)
 */
export function implementForLearner<C extends Call>(
  call: C,
  handler: (ask: Ask<RequestOf<C>> & { learner: Learner }) => ReturnType<Handler<C>>,
): Implementation {
  if (call.who !== 'learner') throw new Error(`${call.path} is not a call of learners`)
  // A request without a learner was answered with 401 before.
  return implement(call, handler as unknown as Handler<C>)
}

async function respond(
  c: Context<Edge>,
  parts: Parts,
  call: Call,
  handler: Handler<Call>,
): Promise<Response> {
  const wire = await readWire(c, call)
  const tenant = mayAskForAnySite(c, parts, call) ? null : c.get('tenant')
  const place = wire && (carriesPlace(call) ? placeOfCall(parts.sites, tenant, wire) : placeOfHost(parts, c))
  const language = place?.language ?? placeOfHost(parts, c).language
  try {
    const refused = await refusedBefore(c, parts, call, { wire, place })
    if (refused || !wire || !place) return refusal(c, language, refused ?? refuse('invalid'))
    return await run(c, parts, { call, handler, wire, place })
  } catch (error) {
    parts.log.error({ request: c.get('requestId'), fault: faultOf(error) }, 'A call failed')
    if (error instanceof ToldFault) return refusal(c, language, refuse('other'), error.message)
    return refusal(c, language, refuse(call.fault ?? 'failed'))
  }
}

const placeOfHost = (parts: Parts, c: Context<Edge>): CallPlace => {
  const site = rootSite(parts.sites, c.get('tenant'))
  return { site, language: site.languages[0] as string }
}

interface Arrived {
  wire: Record<string, unknown> | undefined
  place: CallPlace | undefined
}

/** The refusal of a request before its contents are looked at, or null. */
async function refusedBefore(
  c: Context<Edge>,
  parts: Parts,
  call: Call,
  arrived: Arrived,
): Promise<Refused | null> {
  if (changesAnything(call) && isForeign(c, parts)) return refuse('forbidden')
  if (call.who === 'learner' && !c.get('session')) return refuse('needLogin')
  if (call.who === 'operator' && !isOperator(c, parts, call.role))
    return refuse(c.get('session')?.rolesLapsed ? 'needLogin' : 'forbidden')
  if (!arrived.wire) return refuse('invalid')
  if (!arrived.place) return refuse('forbidden')
  if (call.who !== 'form') return null
  const key = `form ${call.path} ${visitor(c, parts)}`
  return (await countTry(parts.db, key, formLimit, parts.clock())) ? null : refuse('tooFrequent')
}

interface Run {
  call: Call
  handler: Handler<Call>
  wire: Record<string, unknown>
  place: CallPlace
}

async function run(c: Context<Edge>, parts: Parts, { call, handler, wire, place }: Run): Promise<Response> {
  const request = z.safeDecode(call.request, wire as never)
  if (!request.success) return refusal(c, place.language, refuse('invalid'))
  const ask = {
    ...parts,
    request: request.data,
    tenant: place.site.tenant,
    ...place,
    learner: c.get('session')?.learner ?? null,
    now: parts.clock(),
    http: c,
  }
  const result = await withPreview(c, parts, call, async (db) => handler({ ...ask, db }))
  if (isRefused(result)) return refusal(c, place.language, result)
  return answer(c, z.encode(call.answer, result as never))
}
