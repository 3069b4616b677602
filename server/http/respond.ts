import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type Call, hasPlaceInRequest, isWrite } from '#src/contract/protocol/call.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import type { Site, TenantName } from '#src/sites/site.ts'
import type { Db } from '../db/client.ts'
import { getCachedContent } from '../services/platform/content-cache.ts'
import { consumeRateLimit, refuseTooFrequent } from '../services/platform/rate-limit.ts'
import type { AppEnv, Dependencies } from './app-env.ts'
import { BodyLimitError } from './body-limit-error.ts'
import { BusyError, type ConcurrencyLimiter } from './concurrency-limiter.ts'
import { type EncodedResponse, encodeResponse, toBytes } from './encode-response.ts'
import { isCrossSite } from './is-cross-site.ts'
import { canRequestAnySite, checkOperator, hasUnrestrictedToken } from './operator.ts'
import { loggableErrorOf, OperatorVisibleError } from './operator-visible-error.ts'
import { type CallPlace, placeOfCall, placeOfPage } from './place.ts'
import { readPayload } from './read-payload.ts'
import { createRefusalResponse, createResponse } from './response.ts'
import { runWithPreview } from './run-with-preview.ts'
import { scanUpload } from './scan-upload.ts'
import { isUnavailable, respondUnavailable } from './unavailable.ts'
import type { UploadLimiter } from './upload-limiter.ts'
import { visitorKeyOf } from './visitor-key.ts'

/** A decoded request with everything that its handler may use. */
export interface HandlerContext<Request> extends Dependencies {
  request: Request
  tenant: TenantName
  site: Site
  language: string
  /** The learner who sent the request; null for anonymous visitors. */
  learner: Learner | null
  now: number
  /** The HTTP request, for cookies and the visitor's address. */
  http: Context<AppEnv>
}

/**
 * A call with its handler. If the result depends only on published content (`isContentOnly`), the result is the same for
 * all visitors of a site and language, and is cached.
 */
export interface CallHandler {
  call: Call
  handler: (ask: HandlerContext<unknown>) => unknown
  isContentOnly?: true
  /** The concurrency limiter of a costly call. It does not limit requests of the publisher. */
  limiter?: ConcurrencyLimiter | undefined
  /** The limit for large uploads that arrive at the same time. */
  uploadLimiter?: UploadLimiter | undefined
}

const tooManySearches = refuse('busy', { reason: 'searches' })

/** How many requests per minute one network address may send to each call of an anonymous form. */
const formLimit = { tries: 20, window: 60_000 }

/** The longest cache key, in characters, so that long requests do not fill the memory. */
const longestKey = 1000

/**
 * Checks by the headers whether the caller may use the call, reads and decodes the request, checks its place, runs
 * the handler, and encodes the result or refusal. Invariant: no part of a body is read before the headers allow the
 * call.
 */
export async function respond(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  answered: CallHandler,
): Promise<Response> {
  const { call } = answered
  let place: CallPlace | undefined
  const language = () => place?.language ?? languageOfHeaders(c, dependencies, call)
  const respondRefused = (refused: RefusedResult, message?: string) =>
    createRefusalResponse(c, language(), refused, message)
  try {
    const limited = limitedVisitor(c, dependencies, answered)
    const refused = await refusedByHeaders(c, dependencies, call, limited)
    if (refused) return respondRefused(refused)
    const wire = await readWithinLimit(c, dependencies, answered)
    if (wire === 'full') return respondRefused(refuse('busy'))
    if (!wire) return respondRefused(refuse('invalid'))
    place = hasPlaceInRequest(call) ? placeIn(c, dependencies, call, wire) : placeOfHost(dependencies, c)
    if (!place) return respondRefused(refuse('forbidden'))
    const input = { wire, place }
    const work = () => run(c, dependencies, answered, input)
    const result = await (limited ? limited.limiter.through(limited.visitor, work) : work())
    return isRefused(result) ? respondRefused(result) : createResponse(c, result.encoded)
  } catch (error) {
    if (error instanceof BusyError) return respondRefused(tooManySearches)
    if (error instanceof BodyLimitError) return respondRefused(refuse('invalid', { reason: error.reason }))
    if (isUnavailable(error)) {
      dependencies.log.error({ fault: loggableErrorOf(error) }, 'A call failed: a service is unavailable')
      return respondUnavailable(c, language(), error)
    }
    dependencies.log.error({ fault: loggableErrorOf(error) }, 'A call failed')
    if (error instanceof OperatorVisibleError) return respondRefused(refuse('other'), error.message)
    return respondRefused(refuse(call.fault ?? 'failed'))
  }
}

/** The limiter of a costly call, and the visitor whose requests it counts. */
interface LimitedVisitor {
  limiter: ConcurrencyLimiter
  visitor: string
}

/** Returns the limiter that applies to a request; undefined if the call or the caller has no limit. */
const limitedVisitor = (
  c: Context<AppEnv>,
  dependencies: Dependencies,
  { limiter }: CallHandler,
): LimitedVisitor | undefined =>
  limiter && !hasUnrestrictedToken(c, dependencies)
    ? { limiter, visitor: visitorKeyOf(c, dependencies) }
    : undefined

/**
 * Reads the payload of a request; undefined if it is malformed, and `full` if too many large uploads are arriving.
 */
async function readWithinLimit(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  { call, uploadLimiter }: CallHandler,
) {
  const leave = uploadLimiter ? uploadLimiter.enter(visitorKeyOf(c, dependencies)) : () => {}
  if (!leave) return 'full'
  try {
    return await readPayload(c, call)
  } finally {
    leave()
  }
}

const placeOfHost = (dependencies: Dependencies, c: Context<AppEnv>): CallPlace => {
  const site = rootSiteOf(dependencies.sites, c.get('tenant'))
  return { site, language: site.languages[0] as string }
}

const placeIn = (
  c: Context<AppEnv>,
  dependencies: Dependencies,
  call: Call,
  wire: Record<string, unknown>,
): CallPlace | undefined =>
  placeOfCall(dependencies.sites, canRequestAnySite(c, dependencies, call) ? null : c.get('tenant'), wire)

/**
 * Returns the language of a refusal before a body is read: the language in a GET's query, else of the page that
 * sent the request, else of the host's root site.
 */
function languageOfHeaders(c: Context<AppEnv>, dependencies: Dependencies, call: Call): string {
  const placeOfQuery =
    call.method === 'GET' && hasPlaceInRequest(call) && placeIn(c, dependencies, call, c.req.query())
  return (placeOfQuery || placeOfPage(c, dependencies.sites) || placeOfHost(dependencies, c)).language
}

/** Returns the refusal that the headers of a request cause, or null. */
async function refusedByHeaders(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  call: Call,
  limited: LimitedVisitor | undefined,
): Promise<RefusedResult | null> {
  if (isWrite(call) && isCrossSite(c, dependencies)) return refuse('forbidden')
  if (call.who === 'learner' && !c.get('session')) return refuse('needLogin')
  const refused = call.who === 'operator' ? checkOperator(c, dependencies, call) : null
  if (refused) return refused
  if (limited && !limited.limiter.admits(limited.visitor, dependencies.clock())) return tooManySearches
  if (call.who !== 'form') return null
  const key = `form ${call.path} ${visitorKeyOf(c, dependencies)}`
  return (await consumeRateLimit(dependencies.db, key, formLimit, dependencies.clock()))
    ? null
    : refuseTooFrequent(formLimit)
}

/** The result of a call: its encoded response, or a refusal. */
type CallResult = { encoded: EncodedResponse } | RefusedResult

function run(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  { call, handler, isContentOnly: ofContent }: CallHandler,
  { wire, place }: { wire: Record<string, unknown>; place: CallPlace },
): Promise<CallResult> {
  const { code, tenant } = place.site
  const runHandler = async (db: Db): Promise<CallResult> => {
    const request = z.safeDecode(call.request, wire as never)
    if (!request.success) return refuse('invalid')
    const unsafe = await scanUpload(dependencies, call, request.data)
    if (unsafe) return unsafe
    const result = await handler({
      ...dependencies,
      db,
      request: request.data as unknown,
      tenant,
      ...place,
      learner: c.get('session')?.learner ?? null,
      now: dependencies.clock(),
      http: c,
    })
    return isRefused(result) ? result : { encoded: encodeResponse(call, result) }
  }
  return runWithPreview(c, dependencies, call, async (db) => {
    const key = ofContent && `${call.path} ${tenant} ${code} ${place.language} ${JSON.stringify(wire)}`
    return key && key.length <= longestKey
      ? getCachedContent(db, key, async () => {
          const result = await runHandler(db)
          return isRefused(result) ? result : { encoded: toBytes(result.encoded) }
        })
      : runHandler(db)
  })
}
