import type { RequestOf } from '../../src/contract/call.ts'
import * as contract from '../../src/contract/classroom-enrolment.ts'
import type { Learner } from '../../src/domain/learner/learner.ts'
import { isRefused, refuse } from '../../src/domain/refusal/refusal.ts'
import { type Ask, implementForLearner } from '../implement.ts'
import { cancelClassroom } from '../services/classroom-enrolment/cancel-classroom.ts'
import { enrolInClassroom } from '../services/classroom-enrolment/enrol-in-classroom.ts'
import type { ClassroomKind } from '../services/classroom-enrolment/find-classroom.ts'
import { ownClassroom } from '../services/classroom-enrolment/own-classroom.ts'

type Wish = RequestOf<typeof contract.enrolInWorkshop>

/** Enrols, and tells the classroom as it is then. */
async function enrol(ask: Ask<Wish> & { learner: Learner }, kind: ClassroomKind) {
  const { db, request, now, learner, ...audience } = ask
  const of = { learnerId: learner.id, audience, classroomId: request.relationId, now }
  const enrolled = await enrolInClassroom(db, {
    ...of,
    kind,
    orderFood: ask.site.orderFood,
    emailNotification: request.emailNotificationStatus,
    allergies: request.allergies || null,
    diet: request.dietaryRequirements || null,
  })
  return isRefused(enrolled) ? enrolled : ownClassroom(db, of)
}

export const classroomEnrolmentRoutes = [
  implementForLearner(contract.enrolInClassroom, (ask) =>
    // There are no letters for classrooms yet: none is a correct one.
    ask.request.invitationCode ? refuse('incorrectLetter') : enrol(ask, 'certified'),
  ),

  implementForLearner(contract.enrolInWorkshop, (ask) => enrol(ask, 'nonCertified')),

  implementForLearner(contract.cancelClassroom, ({ db, request, learner, now }) =>
    cancelClassroom(db, {
      learnerId: learner.id,
      classroomId: request.relationId,
      kind: 'certified',
      now,
    }),
  ),

  implementForLearner(contract.cancelWorkshop, ({ db, request, learner, now }) =>
    cancelClassroom(db, {
      learnerId: learner.id,
      classroomId: request.relationId,
      kind: 'nonCertified',
      now,
    }),
  ),
]
