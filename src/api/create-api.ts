import { createFetch, FetchError } from 'ofetch'
import * as z from 'zod/mini'
import { type AnswerOf, type Call, carriesPlace, type RequestOf } from '../contract/protocol/call.ts'
import { codeByReason } from '../contract/protocol/codes.ts'
import { envelope, success } from '../contract/protocol/envelope.ts'
import type { Failure, Result } from './result.ts'

/**
 * How long a call may take, in milliseconds: 20 s (Specification 1, section 9); a patient one waits for a
 * publish of all sites.
 */
const timeout = 20_000
const patience = 10 * 60 * 1000

export interface ApiOptions {
  /** The address of the calls: '/api' in a page, 'http://localhost:4321/api' elsewhere. */
  baseURL: string
  siteId: number
  languageId: number
  fetch?: typeof globalThis.fetch
  /** Further headers: an operator's token, the cookie of a test. */
  headers?: Record<string, string>
  /**
   * How often a call is sent again when the line drops before an answer; 0 unless given. Only for what reads: a busy publisher
   * may send on a line that the server has just closed.
   */
  again?: number
  /** Called with every failure: leads to sign-on for 401, and to the popup for the codes that open one. */
  onFailure?: (call: Call, failure: Failure, options: CallOptions) => void
}

export interface CallOptions {
  /** Whether the request outlives the page, for reports that are sent when it hides. */
  keepalive?: boolean
  /** For commands that wait for sites to be published: ten minutes instead of 20 s. */
  patient?: boolean
  /** Which refusals the caller shows by itself, so that no dialog covers them: every one, or those that name wrong fields. */
  shows?: 'refusals' | 'fields'
}

export interface Api {
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>
}

/**
 * Makes the client of the contract: encodes the request, adds site and language, decodes the answer.
 * Specification 2, section 7.
 * @example const answer = await createApi(options).call(getCourse, { id: 7 })
 * if (answer.ok) answer.value.course.name
 */
export function createApi(options: ApiOptions): Api {
  const send = createFetch({ fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)) })
  const place = { siteId: options.siteId, languageId: options.languageId }

  async function ask<C extends Call>(call: C, request: RequestOf<C>, { keepalive, patient }: CallOptions) {
    const encoded = z.safeEncode(call.request, request)
    if (!encoded.success) return failed(call, misfit(encoded.error))
    const wire = { ...(carriesPlace(call) && place), ...(encoded.data as object) }
    const sending = send.raw(call.path, {
      baseURL: options.baseURL,
      method: call.method,
      ...(call.method === 'GET' ? { query: wire } : { body: call.upload ? formOf(wire) : wire }),
      headers: { 'X-Requested-With': 'fetch', ...options.headers },
      credentials: 'include',
      timeout: patient ? patience : timeout,
      retry: options.again ?? 0,
      retryDelay: 100,
      ignoreResponseError: true,
      ...(keepalive && { keepalive }),
    })
    return sending.then(
      (answer) => readAnswer(call, answer._data),
      (error: unknown) => failed(call, failureOf(error)),
    )
  }

  return {
    async call(call, request, callOptions = {}) {
      const result = await ask(call, request, callOptions)
      if (!result.ok) options.onFailure?.(call, result.failure, callOptions)
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
  if (code === codeByReason.needLogin) return failed(call, { kind: 'refused', code, message, context: {} })
  if (code !== success) return failed(call, { kind: 'refused', code, message, context: errorContext ?? {} })
  const answer = z.safeDecode(call.answer, data as never)
  if (!answer.success) return failed(call, { kind: 'malformed', message: z.prettifyError(answer.error) })
  return { ok: true, value: answer.data as AnswerOf<C> }
}

/**
 * The failure of a request that does not fit its own declaration: refused as the server would, without asking
 * it.
 */
const misfit = (error: z.core.$ZodError): Failure => ({
  kind: 'refused',
  code: codeByReason.invalid,
  message: z.prettifyError(error),
  context: {},
})

/** The failure of a call that is not answered in time or at all, or whose answer breaks off. */
function failureOf(error: unknown): Failure {
  // An answer that breaks off comes as the error itself, everything else as the cause of a FetchError.
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
