import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codeByReason, httpStatusOf } from '#src/contract/protocol/codes.ts'
import type { Envelope } from '#src/contract/protocol/envelope.ts'
import { encodeRefusalContext } from '#src/contract/refusal-context.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import type { AppEnv } from './app-env.ts'
import type { EncodedResponse } from './encode-response.ts'
import { retryAfterSeconds } from './retry-after.ts'

const send = (c: Context<AppEnv>, envelope: Envelope): Response => {
  c.header('cache-control', 'no-store')
  return c.json(envelope, httpStatusOf(envelope.code) as ContentfulStatusCode)
}

/** Returns the HTTP response with an encoded body. */
export function createResponse(c: Context<AppEnv>, encoded: EncodedResponse): Response {
  c.header('cache-control', 'no-store')
  c.header('content-type', 'application/json')
  return c.body(encoded)
}

/** Returns the message for a code in a language, or in English if the language has no such message. */
const sentence = (language: string, code: number, context?: Record<string, unknown>): string => {
  const { find } = translatorOf(language, 'error')
  const reason =
    typeof context?.reason === 'string' ? find(`error:reason.${context.reason}`, context) : undefined
  return reason ?? find(`error:${code}`, context) ?? find('error:system') ?? ''
}

/** Returns the message for a refusal in a language, for a response that reports refusals of single items. */
export const refusalMessageOf = (language: string, { refusal, context }: RefusedResult): string =>
  sentence(language, codeByReason[refusal], context && encodeRefusalContext(context))

/**
 * Returns the HTTP response of a refusal: its code, its message in the visitor's language, and the context that a
 * dialog needs. Specification 2, section 8.
 */
export function createRefusalResponse(
  c: Context<AppEnv>,
  language: string,
  refused: RefusedResult,
  message?: string,
): Response {
  const code = codeByReason[refused.refusal]
  const context = refused.context && encodeRefusalContext(refused.context)
  if (refused.refusal === 'busy') c.header('retry-after', retryAfterSeconds)
  return send(c, {
    code,
    message: message ?? sentence(language, code, context),
    data: null,
    ...(context && { errorContext: context }),
  })
}
