import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/client.ts'
import type { VatCheck, VatCheckResult, VatQuestion } from '#server/ports/vat-check.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import { claimVatQuestion, findVatCheckResult, storeVatCheckResult } from './stored-vat-check.ts'

export interface CheckVatInput {
  vatCheck: VatCheck
  learnerId: number
  question: VatQuestion
  now: number
}

/**
 * The maximum number of VAT numbers that a learner may check per hour, so that nobody uses the portal to search the
 * register. `window` is in milliseconds.
 */
const checkLimit = { tries: 12, window: 60 * 60_000 }

/**
 * How long a request waits for the result of a concurrent request, and the interval at which it polls for the
 * result, in milliseconds.
 */
const [longestWait, pollInterval] = [4500, 100]

const unavailableRegister = { state: 'unavailable' } as const

/**
 * Returns the state of a VAT number: the stored state while it is valid, else the state in the register. Only one
 * server queries the register for a number at a time. Returns `unavailable` if the register fails, or if the
 * learner has checked too many numbers. Invariant: no transaction is open and no row is locked during the query.
 */
export async function checkVatNumber(db: Db, input: CheckVatInput): Promise<VatCheckResult> {
  const { vatCheck, learnerId, question, now } = input
  const stored = await findVatCheckResult(db, question, now)
  if (stored) return stored
  if (!(await consumeRateLimit(db, `vat check ${learnerId}`, checkLimit, now))) return unavailableRegister
  if (!(await claimVatQuestion(db, question, now))) return awaitVatCheckResult(db, question, now)
  const result = await vatCheck.check(question)
  await storeVatCheckResult(db, question, result, now)
  return result
}

async function awaitVatCheckResult(db: Db, question: VatQuestion, now: number): Promise<VatCheckResult> {
  for (let waited = 0; waited < longestWait; waited += pollInterval) {
    const result = await findVatCheckResult(db, question, now)
    if (result) return result
    await wait(pollInterval)
  }
  return unavailableRegister
}
