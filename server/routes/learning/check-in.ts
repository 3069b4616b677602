import { eq } from 'drizzle-orm'
import * as contract from '#src/contract/learning/check-in.ts'
import { refuse } from '#src/domain/refusal.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { listClassrooms } from '../../services/catalogue/classroom/list-classrooms.ts'
import { getClassroomPermission } from '../../services/catalogue/trainer/attendance-permission.ts'
import { checkIn } from '../../services/learning/check-in/check-in.ts'
import {
  createCheckInCode,
  createCheckInTicket,
  readCheckInCode,
  readCheckInScan,
} from '../../services/learning/check-in/check-in-code.ts'
import { findClassroomTimes } from '../../services/learning/classroom-enrolment/find-classroom.ts'
import { isSessionCancelled } from '../../services/platform/training-session/find-cancellation.ts'

export const checkInRoutes = [
  implementForLearner(contract.checkIn, ({ db, request, learner, secrets, now }) => {
    const classroomId = readCheckInScan(secrets.keys, request.code, now)
    if (classroomId === undefined) return refuse('invalid')
    return checkIn(db, { learnerId: learner.id, classroomId, now })
  }),

  implement(contract.getScannedClassroom, async ({ db, request, secrets, now, ...audience }) => {
    const id = readCheckInScan(secrets.keys, request.code, now)
    if (id === undefined) return refuse('invalid')
    const [found] = await listClassrooms(db, audience, { where: eq(classroom.id, id) }, now)
    return found ?? refuse('notFound')
  }),

  implement(contract.holdScan, ({ request, secrets, now }) => {
    const classroomId = readCheckInCode(secrets.keys, request.code, now)
    if (classroomId === undefined) return refuse('invalid')
    return { ticket: createCheckInTicket(secrets.keys, classroomId, now) }
  }),

  implement(contract.getCheckInCode, async ({ db, request, secrets, now, http }) => {
    if (!(await findClassroomTimes(db, request.id))) return refuse('notFound')
    const attending = await getClassroomPermission(db, request.id, operatorOf(http))
    if (!attending.isAllowed) return refuse('forbidden', { reason: 'notAssigned' })
    if (await isSessionCancelled(db, 'classroom', request.id))
      return refuse('forbidden', { reason: 'sessionCancelled' })
    const { code, validUntil } = createCheckInCode(secrets.keys, request.id, now)
    return { code, validUntil: new Date(validUntil).toISOString() }
  }),
]
