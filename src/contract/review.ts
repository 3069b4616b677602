import * as z from 'zod/mini'
import { reviewed, waiting } from '../domain/enrolment/waiting.ts'
import { declareCall } from './call.ts'
import { id } from './wire.ts'

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getWaitingRegistrations = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/registration/waiting',
  summary: 'The registrations that wait for a reviewer',
  request: z.object({}),
  answer: z.array(waiting),
})

/** Approved, the learner may learn or has the seat; rejected, the seat goes to who waits. */
export const decideRegistration = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/registration/decide',
  summary: 'Approves or rejects a registration',
  request: z.object({ kind: reviewed, id, approve: z.boolean() }),
  answer: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
