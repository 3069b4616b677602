import * as contract from '../../src/contract/enrolment.ts'
import { isRefused } from '../../src/domain/refusal/refusal.ts'
import { implementForLearner } from '../implement.ts'
import { changeNotification } from '../services/enrolment/change-notification.ts'
import { enrol } from '../services/enrolment/enrol.ts'
import { listMine } from '../services/enrolment/list-mine.ts'
import { listUnfinished } from '../services/enrolment/list-unfinished.ts'
import { takeLimited } from './take-limited.ts'

export const enrolmentRoutes = [
  implementForLearner(contract.enrolInCourse, async (ask) => {
    const { db, request, learner, now, ...audience } = ask
    const { relationId, emailNotificationStatus: emailNotification, code } = request
    if (code === undefined)
      return enrol(db, { learnerId: learner.id, audience, courseId: relationId, emailNotification, now })
    const subject = { kind: request.relationType ?? ('certification' as const), id: relationId }
    const used = await takeLimited(ask, { code, emailNotification, subject })
    return isRefused(used) ? used : { courseId: used.subjectId, status: 'audited' as const }
  }),

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
