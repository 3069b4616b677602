import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/client.ts'
import type { VatAnswer, VatCheck, VatQuestion } from '#server/ports/vat-check.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import { claimVatQuestion, findVatAnswer, storeVatAnswer } from './stored-vat-check.ts'

export interface CheckingVat {
  vatCheck: VatCheck
  learnerId: number
  question: VatQuestion
  now: number
}

/** How many numbers a learner may have checked: the register is not for searching. */
const checkLimit = { tries: 12, window: 60 * 60_000 }

/** How long and how often a request looks for the answer that another one waits for, in milliseconds. */
const [longestWait, lookEvery] = [4500, 100]

const unavailable = { state: 'unavailable' } as const

/**
 * The answer about a VAT number: the stored one while it counts, else that of the register, which is asked once at a time for a number over
 * all servers. `unavailable` where it does not answer, and for a learner who has had too many numbers checked. Invariant: no transaction is
 * open and no row is locked while the register is asked.
 */
export async function checkVatNumber(db: Db, checking: CheckingVat): Promise<VatAnswer> {
  const { vatCheck, learnerId, question, now } = checking
  const known = await findVatAnswer(db, question, now)
  if (known) return known
  if (!(await consumeRateLimit(db, `vat check ${learnerId}`, checkLimit, now))) return unavailable
  if (!(await claimVatQuestion(db, question, now))) return awaitVatAnswer(db, question, now)
  const answer = await vatCheck.check(question)
  await storeVatAnswer(db, question, answer, now)
  return answer
}

async function awaitVatAnswer(db: Db, question: VatQuestion, now: number): Promise<VatAnswer> {
  for (let waited = 0; waited < longestWait; waited += lookEvery) {
    const answer = await findVatAnswer(db, question, now)
    if (answer) return answer
    await wait(lookEvery)
  }
  return unavailable
}
