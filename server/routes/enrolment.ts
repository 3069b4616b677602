import * as contract from '../../src/contract/enrolment.ts'
import { implementForLearner } from '../implement.ts'
import { changeNotification } from '../services/enrolment/change-notification.ts'
import { enrol } from '../services/enrolment/enrol.ts'
import { listMine } from '../services/enrolment/list-mine.ts'
import { listUnfinished } from '../services/enrolment/list-unfinished.ts'

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

  implementForLearner(contract.getMyCourses, ({ db, request, learner, ...audience }) =>
    listMine(db, audience, learner.id, request.certificationId),
  ),

  implementForLearner(contract.changeNotification, ({ db, request, learner, now }) =>
    changeNotification(db, {
      learnerId: learner.id,
      courseId: request.releaseCourseId,
      emailNotification: request.notificationStatus,
      now,
    }),
  ),

  implementForLearner(contract.getUnfinished, ({ db, learner, ...audience }) =>
    listUnfinished(db, audience, learner.id),
  ),
]
