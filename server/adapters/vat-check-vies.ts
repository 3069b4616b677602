import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Clock } from '../ports/clock.ts'
import type { VatCheck, VatCheckResult, VatQuestion } from '../ports/vat-check.ts'

/**
 * The timeout for VIES, in milliseconds. It is short because a quote waits for the result. Some member states take
 * longer; their numbers are checked again later.
 */
const timeout = 4000

/**
 * The response of VIES to check-vat-number. A failed consultation has error codes in one of two fields, and
 * sometimes also `valid: false`.
 */
const viesResponse = z.object({
  valid: z.optional(z.boolean()),
  requestIdentifier: z.nullish(z.string()),
  userError: z.nullish(z.string()),
  errorWrappers: z.optional(z.array(z.object({ error: z.string() }))),
})

/** Converts the response of VIES, or returns the error code of a failed consultation. */
function readResponse(body: unknown, status: number, at: number): VatCheckResult | string {
  const read = viesResponse.safeParse(body)
  if (!read.success) return `status ${status}`
  const { valid, requestIdentifier, userError, errorWrappers } = read.data
  const errors = [...(errorWrappers ?? []).map(({ error }) => error), userError ?? '']
  const error = errors.find((code) => code !== '' && code !== 'VALID' && code !== 'INVALID')
  if (error === 'INVALID_INPUT') return { state: 'unknown' }
  if (error || status !== 200 || valid === undefined) return error ?? `status ${status}`
  if (!valid) return { state: 'unknown' }
  // A result without a consultation number is no evidence, so it does not count as confirmed.
  return requestIdentifier
    ? { state: 'confirmed', consultation: requestIdentifier, at }
    : 'no consultation number'
}

/** Returns the name of the innermost error, because fetch wraps the network's error. */
const nameOf = (error: Error & { code?: unknown }): string =>
  error.cause instanceof Error
    ? nameOf(error.cause)
    : typeof error.code === 'string'
      ? error.code
      : error.name

const parts = (number: string) => ({ state: number.slice(0, 2), rest: number.slice(2) })

/**
 * Sends one request to VIES. Returns the result, or the error code of a failed consultation. Throws if the network
 * fails or the timeout has passed.
 */
export async function requestViesCheck(
  url: string,
  { number, requester }: VatQuestion,
  clock: Clock,
): Promise<VatCheckResult | string> {
  const [buyer, seller] = [parts(number), parts(requester)]
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: buyer.state,
      vatNumber: buyer.rest,
      requesterMemberStateCode: seller.state,
      requesterNumber: seller.rest,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return readResponse(await response.json(), response.status, clock())
}

/**
 * Returns the check of VAT numbers by the REST API of VIES, the register of the European Union. If the request names
 * the requester's own number, VIES returns a consultation number. Any failure (an error, a timeout, an unavailable
 * member state) is `unavailable`, and its reason is logged without the number.
 */
export const createViesVatCheck = (url: string, clock: Clock, log: Pick<Logger, 'warn'>): VatCheck => ({
  async check(question) {
    const result = await requestViesCheck(url, question, clock).catch(nameOf)
    if (typeof result !== 'string') return result
    log.warn({ memberState: parts(question.number).state, why: result }, 'VIES could not check a VAT number')
    return { state: 'unavailable' }
  },
})
