import * as contract from '#src/contract/learning/classroom-enrolment.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { implementForLearner } from '../../implement.ts'
import { cancelClassroomSeat } from '../../services/learning/classroom-enrolment/cancel-classroom-seat.ts'
import { enrolInClassroom } from '../../services/learning/classroom-enrolment/enrol-in-classroom.ts'
import type { ClassroomKind } from '../../services/learning/classroom-enrolment/find-classroom.ts'
import { listOtherDates } from '../../services/learning/classroom-enrolment/list-other-dates.ts'
import { moveToOtherDate } from '../../services/learning/classroom-enrolment/move-to-other-date.ts'
import { getMyClassroom } from '../../services/learning/classroom-enrolment/my-classrooms.ts'
import { redeemLetterWithinLimit } from '../redeem-letter-within-limit.ts'

type EnrolmentRequest = RequestOf<typeof contract.enrolInWorkshop>

/** Enrols the learner in a classroom, and returns the updated classroom. */
async function enrol(context: HandlerContext<EnrolmentRequest> & { learner: Learner }, kind: ClassroomKind) {
  const { db, request, now, learner, ...audience } = context
  const seat = { learnerId: learner.id, audience, classroomId: request.classroomId, now }
  const emailNotification = request.emailNotification
  const enrolled = await enrolInClassroom(db, { ...seat, kind, ...foodOf(context), emailNotification })
  return isRefused(enrolled) ? enrolled : getMyClassroom(db, seat)
}

const foodOf = ({ request, site }: HandlerContext<EnrolmentRequest>) => ({
  shouldOrderFood: site.orderFood,
  allergies: request.allergies || null,
  diet: request.diet || null,
})

/** Enrols the learner in a classroom with an invitation letter, and returns the updated classroom. */
async function enrolByLetter(context: HandlerContext<EnrolmentRequest> & { learner: Learner }, code: string) {
  const { db, request, now, learner, ...audience } = context
  const classroomId = request.classroomId
  const subject = { kind: 'classroom' as const, id: classroomId }
  const emailNotification = request.emailNotification
  const used = await redeemLetterWithinLimit(context, {
    code,
    emailNotification,
    expectedItem: subject,
    food: foodOf(context),
  })
  return isRefused(used) ? used : getMyClassroom(db, { learnerId: learner.id, audience, classroomId, now })
}

export const classroomEnrolmentRoutes = [
  implementForLearner(contract.enrolInClassroom, (context) => {
    const code = context.request.code
    return code ? enrolByLetter(context, code) : enrol(context, 'certified')
  }),

  implementForLearner(contract.enrolInWorkshop, (context) => enrol(context, 'nonCertified')),

  implementForLearner(contract.cancelClassroom, ({ db, request, learner, now }) =>
    cancelClassroomSeat(db, {
      learnerId: learner.id,
      classroomId: request.classroomId,
      kind: 'certified',
      now,
    }),
  ),

  implementForLearner(contract.cancelWorkshop, ({ db, request, learner, now }) =>
    cancelClassroomSeat(db, {
      learnerId: learner.id,
      classroomId: request.classroomId,
      kind: 'nonCertified',
      now,
    }),
  ),

  implementForLearner(contract.findOtherDates, ({ db, request, learner, now, ...audience }) =>
    listOtherDates(db, { learnerId: learner.id, audience, classroomId: request.classroomId, now }),
  ),

  implementForLearner(contract.moveToOtherDate, async ({ db, request, learner, now, ...audience }) => {
    const seat = { learnerId: learner.id, audience, now }
    const moved = await moveToOtherDate(db, { ...seat, ...request })
    return isRefused(moved) ? moved : getMyClassroom(db, { ...seat, classroomId: request.toClassroomId })
  }),
]
