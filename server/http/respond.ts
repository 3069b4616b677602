import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type Call, carriesPlace, changesAnything } from '#src/contract/protocol/call.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { rootSite } from '#src/sites/root-site.ts'
import type { Site, TenantName } from '#src/sites/site.ts'
import type { Db } from '../db/client.ts'
import { createContentCache } from '../services/platform/content-cache.ts'
import { consumeRateLimit } from '../services/platform/rate-limit.ts'
import { answer, refusal } from './answer.ts'
import type { AppEnv, Dependencies } from './app-env.ts'
import { Busy, type Gate } from './gate.ts'
import { isCrossSite } from './guard.ts'
import { hasToken, mayAskForAnySite, refusedOperator } from './operator.ts'
import { faultOf, OperatorVisibleError } from './operator-visible-error.ts'
import { type CallPlace, placeOfCall, placeOfPage } from './place.ts'
import { withPreview } from './preview.ts'
import { refusedByScanner } from './scanned.ts'
import { TooMuch } from './too-much.ts'
import { isUnavailable, unavailable } from './unavailable.ts'
import type { UploadRoom } from './upload-room.ts'
import { visitor } from './visitor.ts'
import { readWire } from './wire.ts'

/** A request as its handler gets it: everything that it may know. */
export interface HandlerContext<Request> extends Dependencies {
  request: Request
  tenant: TenantName
  site: Site
  language: string
  /** The learner who asks; null for anonymous visitors. */
  learner: Learner | null
  now: number
  /** The HTTP request, for what only HTTP can tell or do: cookies, the visitor. */
  http: Context<AppEnv>
}

/** A call with what answers it. An answer of content is one for all readers of a place, and kept. */
export interface CallHandler {
  call: Call
  handler: (ask: HandlerContext<unknown>) => unknown
  ofContent?: true
  /** The gate that a costly call passes; the publisher, which has its own, does not. */
  gate?: Gate | undefined
  /** The room for large uploads while they arrive. */
  room?: UploadRoom | undefined
}

const tooManySearches = refuse('busy', { reason: 'searches' })

/** How many tries a minute an address has for calls that anybody may make but nobody may make often. */
const formLimit = { tries: 20, window: 60_000 }

/** The longest question of which the answer is kept, in characters: nobody fills the memory with what they ask. */
const longestKey = 1000

/**
 * Decides by the headers who asks, then reads and decodes the request, checks where it asks, runs the handler, and encodes what that
 * returns or refuses. Invariant: nothing of a body is read before the headers allow the call.
 */
export async function respond(
  c: Context<AppEnv>,
  parts: Dependencies,
  answered: CallHandler,
): Promise<Response> {
  const { call, gate } = answered
  let language = languageOfHeaders(c, parts, call)
  try {
    const refused = await refusedByHeaders(c, parts, answered)
    if (refused) return refusal(c, language, refused)
    const wire = await readInRoom(c, parts, answered)
    if (wire === 'full') return refusal(c, language, refuse('busy'))
    if (!wire) return refusal(c, language, refuse('invalid'))
    const place = carriesPlace(call) ? placeIn(c, parts, call, wire) : placeOfHost(parts, c)
    if (!place) return refusal(c, language, refuse('forbidden'))
    language = place.language
    const work = () => run(c, parts, answered, { wire, place })
    const told = await (gate && !hasToken(c, parts) ? gate.through(visitor(c, parts), work) : work())
    return isRefused(told) ? refusal(c, language, told) : answer(c, told.data)
  } catch (error) {
    if (error instanceof Busy) return refusal(c, language, tooManySearches)
    if (error instanceof TooMuch) return refusal(c, language, refuse('invalid', { reason: error.reason }))
    if (isUnavailable(error)) {
      parts.log.error({ fault: faultOf(error) }, 'A call found something away')
      return unavailable(c, language, error)
    }
    parts.log.error({ fault: faultOf(error) }, 'A call failed')
    if (error instanceof OperatorVisibleError) return refusal(c, language, refuse('other'), error.message)
    return refusal(c, language, refuse(call.fault ?? 'failed'))
  }
}

/** Reads a request; `full` where too many large uploads arrive at the moment. */
async function readInRoom(c: Context<AppEnv>, parts: Dependencies, { call, room }: CallHandler) {
  const leave = room ? room.enter(visitor(c, parts)) : () => {}
  if (!leave) return 'full'
  try {
    return await readWire(c, call)
  } finally {
    leave()
  }
}

const placeOfHost = (parts: Dependencies, c: Context<AppEnv>): CallPlace => {
  const site = rootSite(parts.sites, c.get('tenant'))
  return { site, language: site.languages[0] as string }
}

const placeIn = (
  c: Context<AppEnv>,
  parts: Dependencies,
  call: Call,
  wire: Record<string, unknown>,
): CallPlace | undefined =>
  placeOfCall(parts.sites, mayAskForAnySite(c, parts, call) ? null : c.get('tenant'), wire)

/** The language of a refusal before a body is read: that of a GET's query, else of the page that asks, else the host's. */
function languageOfHeaders(c: Context<AppEnv>, parts: Dependencies, call: Call): string {
  const asked = call.method === 'GET' && carriesPlace(call) && placeIn(c, parts, call, c.req.query())
  return (asked || placeOfPage(c, parts.sites) || placeOfHost(parts, c)).language
}

/** The refusal that the headers of a request decide, or null. */
async function refusedByHeaders(
  c: Context<AppEnv>,
  parts: Dependencies,
  { call, gate }: CallHandler,
): Promise<RefusedResult | null> {
  if (changesAnything(call) && isCrossSite(c, parts)) return refuse('forbidden')
  if (call.who === 'learner' && !c.get('session')) return refuse('needLogin')
  const refused = call.who === 'operator' ? refusedOperator(c, parts, call) : null
  if (refused) return refused
  if (gate && !hasToken(c, parts) && !gate.admits(visitor(c, parts), parts.clock())) return tooManySearches
  if (call.who !== 'form') return null
  const key = `form ${call.path} ${visitor(c, parts)}`
  return (await consumeRateLimit(parts.db, key, formLimit, parts.clock())) ? null : refuse('tooFrequent')
}

/** What a call tells: its answer as the JSON that travels. */
type Told = { data: string } | RefusedResult

function run(
  c: Context<AppEnv>,
  parts: Dependencies,
  { call, handler, ofContent }: CallHandler,
  { wire, place }: { wire: Record<string, unknown>; place: CallPlace },
): Promise<Told> {
  const { code, tenant } = place.site
  const tell = async (db: Db): Promise<Told> => {
    const request = z.safeDecode(call.request, wire as never)
    if (!request.success) return refuse('invalid')
    const unsafe = await refusedByScanner(parts, call, request.data)
    if (unsafe) return unsafe
    const result = await handler({
      ...parts,
      db,
      request: request.data as unknown,
      tenant,
      ...place,
      learner: c.get('session')?.learner ?? null,
      now: parts.clock(),
      http: c,
    })
    return isRefused(result) ? result : { data: JSON.stringify(z.encode(call.answer, result as never)) }
  }
  return withPreview(c, parts, call, async (db) => {
    const key = ofContent && `${call.path} ${tenant} ${code} ${place.language} ${JSON.stringify(wire)}`
    return key && key.length <= longestKey ? createContentCache(db, key, () => tell(db)) : tell(db)
  })
}
