import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Clock } from '../ports/clock.ts'
import type { VatAnswer, VatCheck, VatQuestion } from '../ports/vat-check.ts'

/** How long VIES may take, in milliseconds: a quote waits for it. Some member states take longer; they are asked again later. */
const patience = 4000

/** The answer to check-vat-number. A consultation that failed has codes of errors, in either place, and sometimes `valid: false` beside them. */
const answered = z.object({
  valid: z.optional(z.boolean()),
  requestIdentifier: z.nullish(z.string()),
  userError: z.nullish(z.string()),
  errorWrappers: z.optional(z.array(z.object({ error: z.string() }))),
})

/** The answer of VIES as ours, or the code of the error for which there is none. */
function readAnswer(body: unknown, status: number, at: number): VatAnswer | string {
  const read = answered.safeParse(body)
  if (!read.success) return `status ${status}`
  const { valid, requestIdentifier, userError, errorWrappers } = read.data
  const errors = [...(errorWrappers ?? []).map(({ error }) => error), userError ?? '']
  const error = errors.find((code) => code !== '' && code !== 'VALID' && code !== 'INVALID')
  if (error === 'INVALID_INPUT') return { state: 'unknown' }
  if (error || status !== 200 || valid === undefined) return error ?? `status ${status}`
  if (!valid) return { state: 'unknown' }
  // A confirmation is worth what its evidence is.
  return requestIdentifier
    ? { state: 'confirmed', consultation: requestIdentifier, at }
    : 'no consultation number'
}

/** The innermost name of an error: fetch wraps what the network said. */
const nameOf = (error: Error & { code?: unknown }): string =>
  error.cause instanceof Error
    ? nameOf(error.cause)
    : typeof error.code === 'string'
      ? error.code
      : error.name

const parts = (number: string) => ({ state: number.slice(0, 2), rest: number.slice(2) })

/** Asks once. Answers the code of the error where there is no answer; throws where the network fails or the time is over. */
export async function viesAnswer(
  url: string,
  { number, requester }: VatQuestion,
  clock: Clock,
): Promise<VatAnswer | string> {
  const [asked, seller] = [parts(number), parts(requester)]
  const answer = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: asked.state,
      vatNumber: asked.rest,
      requesterMemberStateCode: seller.state,
      requesterNumber: seller.rest,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  return readAnswer(await answer.json(), answer.status, clock())
}

/**
 * Asks VIES, the register of the European Union, by its REST API. With the requester's own number VIES gives a consultation number. Whatever
 * is no answer (an error, a timeout, a member state that is away) is `unavailable`, and its reason is logged without the number.
 */
export const vatCheckByVies = (url: string, clock: Clock, log: Pick<Logger, 'warn'>): VatCheck => ({
  async check(question) {
    const answer = await viesAnswer(url, question, clock).catch(nameOf)
    if (typeof answer !== 'string') return answer
    log.warn({ memberState: parts(question.number).state, why: answer }, 'VIES could not check a VAT number')
    return { state: 'unavailable' }
  },
})
