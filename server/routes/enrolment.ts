import * as contract from '../../src/contract/enrolment.ts'
import { implementForLearner } from '../implement.ts'
import { enrol } from '../services/enrolment/enrol.ts'
import { listMine } from '../services/enrolment/list-mine.ts'

export const enrolmentRoutes = [
  implementForLearner(contract.enrolInCourse, ({ db, request, learner, now, ...audience }) =>
    enrol(db, {
      learnerId: learner.id,
      audience,
      courseId: request.relationId,
      emailNotification: request.emailNotificationStatus,
      now,
    }),
  ),

  // There are no certifications yet: every course belongs to none, so `certificationId` selects nothing.
  implementForLearner(contract.getMyCourses, ({ db, learner, ...audience }) =>
    listMine(db, audience, learner.id),
  ),
]
