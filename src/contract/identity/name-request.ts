import * as z from 'zod/mini'
import { nameRequestSource, pendingNameRequest } from '../../domain/learner/name-request.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec } from '../protocol/wire.ts'
import { learnerWire } from './session.ts'

/**
 * Withdraws the learner's request for a new name, so that the current name stays. Refused as `notFound` if no
 * request is waiting.
 */
export const withdrawNameRequest = declareCall({
  method: 'POST',
  path: '/nameRequest/withdraw',
  who: 'learner',
  summary: 'Withdraws the learner’s request for a new name',
  source: 'ours',
  request: z.object({}),
  response: learnerWire,
  refusals: ['notFound'],
})

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getNameRequests = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/nameRequest/waiting',
  summary: 'Lists the requests for new names that wait for a reviewer',
  source: 'ours',
  ...createStaffListSchemas(pendingNameRequest, ['requested'], { source: z.optional(nameRequestSource) }),
})

/**
 * Decides a request for a new name. If approved, the name becomes the learner's name and, with `reissue`, also the
 * name on the certificates, which keep their numbers. If rejected, `reason` is the explanation. Returns the numbers
 * of the reissued certificates, and of those that still have another name. Refused as `repeatSubmit` if the request
 * is already decided or withdrawn.
 */
export const decideNameRequest = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/nameRequest/decide',
  byPerson: true,
  summary: 'Approves or rejects a learner’s request for a new name',
  source: 'ours',
  request: z.object({
    id: idCodec,
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    reissue: z.optional(z.boolean()),
  }),
  response: z.object({ reissued: z.array(z.string()), others: z.array(z.string()) }),
  refusals: ['notFound', 'repeatSubmit'],
})

/**
 * Reissues a certificate in its holder's current name, with the same number and dates. The earlier document is no
 * longer served. Refused as `repeatSubmit` if the certificate already has that name.
 */
export const reissueCertificate = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/certificate/reissue',
  byPerson: true,
  summary: 'Reissues a certificate with its holder’s present name',
  source: 'ours',
  request: z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
