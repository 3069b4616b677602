import * as z from 'zod/mini'
import { reviewedRegistrationKind, waitingRegistration } from '../../domain/enrolment/waiting-registration.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec } from '../protocol/wire.ts'

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getWaitingRegistrations = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/registration/waiting',
  summary: 'The registrations that wait for a reviewer',
  source: 'ours',
  ...createStaffListSchemas(
    renamedWire(waitingRegistration, { targetId: 'subjectId', targetName: 'subjectName' }),
    ['since'],
    {
      kind: z.optional(reviewedRegistrationKind),
      courseId: z.optional(idCodec),
      classroomId: z.optional(idCodec),
    },
  ),
})

/**
 * Decides a registration. If approved, the learner gets access or the seat. If rejected, the seat goes to the next
 * learner on the waiting list. The reason of a rejection is mailed to the learner and stored in the audit log.
 */
export const decideRegistration = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/registration/decide',
  byPerson: true,
  summary: 'Approves or rejects a registration',
  source: 'ours',
  request: z.object({
    kind: reviewedRegistrationKind,
    id: idCodec,
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
