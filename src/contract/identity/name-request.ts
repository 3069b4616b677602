import * as z from 'zod/mini'
import { nameRequestSource, waitingName } from '../../domain/learner/name-request.ts'
import { declareCall } from '../protocol/call.ts'
import { staffList } from '../protocol/staff-list.ts'
import { id } from '../protocol/wire.ts'
import { learnerWire } from './session.ts'

/** Withdraws the learner's request for a new name: the present name stays. `notFound` where none waits. */
export const withdrawName = declareCall({
  method: 'POST',
  path: '/nameRequest/withdraw',
  who: 'learner',
  summary: 'Withdraws the learner’s request for a new name',
  source: 'ours',
  request: z.object({}),
  answer: learnerWire,
  refusals: ['notFound'],
})

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getWaitingNames = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/nameRequest/waiting',
  summary: 'The requests for new names that wait for a reviewer',
  source: 'ours',
  ...staffList(waitingName, ['requested'], { source: z.optional(nameRequestSource) }),
})

/**
 * Decides a request for a new name: approved, it is the learner's name, and with `reissue` that of the
 * certificates too, under the same numbers; rejected, `reason` says why. Answers which certificates were
 * reissued, and which still carry another name. `repeatSubmit` where it was decided or withdrawn before.
 */
export const decideName = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/nameRequest/decide',
  byPerson: true,
  summary: 'Approves or rejects a learner’s request for a new name',
  source: 'ours',
  request: z.object({
    id,
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    reissue: z.optional(z.boolean()),
  }),
  answer: z.object({ reissued: z.array(z.string()), others: z.array(z.string()) }),
  refusals: ['notFound', 'repeatSubmit'],
})

/**
 * Reissues a certificate in the name that its holder has now: the same number and dates, and the earlier
 * document is no longer served. `repeatSubmit` where the certificate carries that name.
 */
export const reissueCertificate = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/certificate/reissue',
  byPerson: true,
  summary: 'Reissues a certificate in its holder’s present name',
  source: 'ours',
  request: z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
