import * as z from 'zod/mini'
import { extraTimePercent } from '../../domain/exam/extra-time.ts'
import { declareCall } from '../protocol/call.ts'

/**
 * Grants a learner extra time in exams, in percent of the usual time; 0 removes it. An open attempt is extended
 * immediately, and is never shortened. Refused as `notFound` for an unknown email address, and as `forbidden` for
 * the operator's own address.
 */
export const grantExtraTime = declareCall({
  method: 'POST',
  path: '/operator/exam/extraTime',
  byPerson: true,
  who: 'operator',
  role: 'reviewer',
  summary: 'Grants a learner extra time in exams',
  source: 'ours',
  request: z.object({ email: z.email().check(z.maxLength(254)), percent: extraTimePercent }),
  response: z.object({ percent: z.int() }),
  refusals: ['notFound'],
})
