import { createFetch, FetchError } from 'ofetch'
import * as z from 'zod/mini'
import { type Call, hasPlaceInRequest, type RequestOf, type ResponseOf } from '../contract/protocol/call.ts'
import { codeByReason } from '../contract/protocol/codes.ts'
import { envelope, successCode } from '../contract/protocol/envelope.ts'
import type { Failure, Result } from './result.ts'

/**
 * The default time limits of calls, in milliseconds: 20 s (specification 1, section 9), and ten minutes for calls
 * that wait until all sites are published.
 */
const defaultTimeout = 20_000
const publishTimeout = 10 * 60 * 1000

export interface ApiOptions {
  /** The base URL of the calls: '/api' in a page, 'http://localhost:4321/api' elsewhere. */
  baseURL: string
  siteId: number
  languageId: number
  fetch?: typeof globalThis.fetch
  /** Additional headers: an operator's token, the cookie of a test. */
  headers?: Record<string, string>
  /**
   * The number of retries if the connection breaks before a response; default 0. Only for calls that change
   * nothing. The publisher needs retries: when it is busy, it may send a request on a connection that the server
   * has just closed.
   */
  retries?: number
  /** The time limit of a call in milliseconds; default 20 s. */
  timeout?: number
  /** Called with every failure: starts the sign-in after status 401, and opens the popup for codes that have one. */
  onFailure?: (call: Call, failure: Failure, options: CallOptions) => void
}

export interface CallOptions {
  /** Whether the request continues after the page is closed, for reports that are sent when the page is hidden. */
  keepalive?: boolean
  /** Whether the call waits until sites are published. Its time limit is then ten minutes instead of 20 s. */
  waitsForPublish?: boolean
  /**
   * The refusals that the caller displays itself, so that no popup opens for them: all of them, or only those that
   * name invalid fields.
   */
  shownByCaller?: 'refusals' | 'fields'
}

export interface Api {
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<Result<ResponseOf<C>>>
}

/**
 * Creates the client of the contract, which encodes the request, adds site and language, and decodes the response.
 * Specification 2, section 7.
 * @example const result = await createApi(options).call(getCourse, { id: 7 })
 * if (result.ok) result.value.name
 */
export function createApi(options: ApiOptions): Api {
  const send = createFetch({ fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)) })
  const place = { siteId: options.siteId, languageId: options.languageId }

  async function request<C extends Call>(
    call: C,
    input: RequestOf<C>,
    { keepalive, waitsForPublish: patient }: CallOptions,
  ) {
    const encoded = z.safeEncode(call.request, input)
    if (!encoded.success) return failed(call, invalidRequest(encoded.error))
    const wire = { ...(hasPlaceInRequest(call) && place), ...(encoded.data as object) }
    const response = send.raw(call.path, {
      baseURL: options.baseURL,
      method: call.method,
      ...(call.method === 'GET' ? { query: wire } : { body: call.upload ? formOf(wire) : wire }),
      headers: { 'X-Requested-With': 'fetch', ...options.headers },
      credentials: 'include',
      timeout: patient ? publishTimeout : (options.timeout ?? defaultTimeout),
      retry: options.retries ?? 0,
      retryDelay: 100,
      ignoreResponseError: true,
      ...(keepalive && { keepalive }),
    })
    return response.then(
      ({ _data: body, headers }) => withRetryAfter(readResponse(call, body), headers),
      (error: unknown) => failed(call, failureOf(error)),
    )
  }

  return {
    async call(call, input, callOptions = {}) {
      const result = await request(call, input, callOptions)
      if (!result.ok) options.onFailure?.(call, result.failure, callOptions)
      return result
    },
  }
}

const failed = <C extends Call>(call: C, failure: Failure): Result<ResponseOf<C>> => ({
  ok: false,
  failure,
  value: call.empty as ResponseOf<C> | null,
})

function readResponse<C extends Call>(call: C, body: unknown): Result<ResponseOf<C>> {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return failed(call, { kind: 'malformed', message: 'No envelope' })
  const { code, message, data, errorContext } = parsed.data
  if (code === codeByReason.needLogin) return failed(call, { kind: 'refused', code, message, context: {} })
  if (code !== successCode)
    return failed(call, { kind: 'refused', code, message, context: errorContext ?? {} })
  const decoded = z.safeDecode(call.response, data as never)
  if (!decoded.success) return failed(call, { kind: 'malformed', message: z.prettifyError(decoded.error) })
  return { ok: true, value: decoded.data as ResponseOf<C> }
}

/** Adds the seconds of Retry-After to a refusal. */
function withRetryAfter<Value>(result: Result<Value>, headers: Headers): Result<Value> {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  if (result.ok || result.failure.kind !== 'refused' || !Number.isFinite(retryAfter)) return result
  return { ...result, failure: { ...result.failure, retryAfter } }
}

/**
 * Returns the failure of a request that does not match its declaration. The client refuses the request as the server
 * would, without sending it.
 */
const invalidRequest = (error: z.core.$ZodError): Failure => ({
  kind: 'refused',
  code: codeByReason.invalid,
  message: z.prettifyError(error),
  context: {},
})

/** Returns the failure of a call without a complete response: `timeout` after the time limit, else `unreachable`. */
function failureOf(error: unknown): Failure {
  // If the response is incomplete, the error itself has the name; in all other cases the cause of a FetchError has
  // it.
  const { name } = ((error instanceof FetchError && error.cause) || error) as { name?: string }
  return name === 'TimeoutError' || name === 'AbortError' ? { kind: 'timeout' } : { kind: 'unreachable' }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
