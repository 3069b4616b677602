import { createFetch, FetchError } from 'ofetch'
import * as z from 'zod/mini'
import { type AnswerOf, type Call, carriesPlace, type RequestOf } from '../contract/call.ts'
import { codeOf } from '../contract/codes.ts'
import { envelope, success } from '../contract/envelope.ts'
import type { Failure, Result } from './result.ts'

/** Every call gives up after 20 s. Specification 1, section 9. A patient one waits for a publish of all sites. */
const timeout = 20_000
const patience = 10 * 60 * 1000

export interface ApiOptions {
  /** Where the calls are: '/api' in a page, 'http://localhost:4321/api' elsewhere. */
  baseURL: string
  siteId: number
  languageId: number
  fetch?: typeof globalThis.fetch
  /** Further headers: an operator's token, the cookie of a test. */
  headers?: Record<string, string>
  /** Told of every failure: sign-on for 401, the popup for the codes that open one. */
  onFailure?: (call: Call, failure: Failure) => void
}

export interface CallOptions {
  /** Lets the request outlive the page: for what is sent when it hides. */
  keepalive?: boolean
  /** For commands that wait for sites to be published: ten minutes instead of 20 s. */
  patient?: boolean
}

export interface Api {
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>
}

/** The client of the contract: encodes the request, adds site and language, decodes the answer. Specification 2, section 7. */
export function createApi(options: ApiOptions): Api {
  const send = createFetch({ fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)) })
  const place = { siteId: options.siteId, languageId: options.languageId }

  async function ask<C extends Call>(call: C, request: RequestOf<C>, { keepalive, patient }: CallOptions) {
    const encoded = z.safeEncode(call.request, request)
    if (!encoded.success) return failed(call, misfit(encoded.error))
    const wire = { ...(carriesPlace(call) && place), ...(encoded.data as object) }
    const answer = await send.raw(call.path, {
      baseURL: options.baseURL,
      method: call.method,
      ...(call.method === 'GET' ? { query: wire } : { body: call.upload ? formOf(wire) : wire }),
      headers: { 'X-Requested-With': 'fetch', ...options.headers },
      credentials: 'include',
      timeout: patient ? patience : timeout,
      retry: 0,
      ignoreResponseError: true,
      ...(keepalive && { keepalive }),
    })
    return readAnswer(call, answer._data)
  }

  return {
    async call(call, request, callOptions = {}) {
      const result = await ask(call, request, callOptions).catch((error: unknown) =>
        failed(call, failureOf(error)),
      )
      if (!result.ok) options.onFailure?.(call, result.failure)
      return result
    },
  }
}

const failed = <C extends Call>(call: C, failure: Failure): Result<AnswerOf<C>> => ({
  ok: false,
  failure,
  value: call.empty as AnswerOf<C> | null,
})

function readAnswer<C extends Call>(call: C, body: unknown): Result<AnswerOf<C>> {
  const read = envelope.safeParse(body)
  if (!read.success) return failed(call, { kind: 'malformed', message: 'No envelope' })
  const { code, message, data, errorContext } = read.data
  if (code === codeOf.needLogin) return failed(call, { kind: 'refused', code, message, context: {} })
  if (code !== success) return failed(call, { kind: 'refused', code, message, context: errorContext ?? {} })
  const answer = z.safeDecode(call.answer, data as never)
  if (!answer.success) return failed(call, { kind: 'malformed', message: z.prettifyError(answer.error) })
  return { ok: true, value: answer.data as AnswerOf<C> }
}

/** A request that does not fit its own declaration is refused as the server would, without asking it. */
const misfit = (error: z.core.$ZodError): Failure => ({
  kind: 'refused',
  code: codeOf.invalid,
  message: z.prettifyError(error),
  context: {},
})

/** A call that does not answer in time, or that nobody answers. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof FetchError)) throw error
  const cause = error.cause as { name?: string } | undefined
  return cause?.name === 'TimeoutError' || cause?.name === 'AbortError'
    ? { kind: 'timeout' }
    : { kind: 'unreachable' }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
