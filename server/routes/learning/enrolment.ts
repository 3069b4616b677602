import * as contract from '#src/contract/learning/enrolment.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { implementForLearner } from '../../implement.ts'
import { enrolLearnerInCourse } from '../../services/learning/enrolment/enrol-learner-in-course.ts'
import { listMyCourses } from '../../services/learning/enrolment/list-my-courses.ts'
import { listUnfinishedLearning } from '../../services/learning/enrolment/list-unfinished-learning.ts'
import { updateCourseMailPreference } from '../../services/learning/enrolment/update-course-mail-preference.ts'
import { redeemLetterWithinLimit } from '../redeem-letter-within-limit.ts'

export const enrolmentRoutes = [
  implementForLearner(contract.enrolInCourse, async (context) => {
    const { db, request, learner, now, ...audience } = context
    const { id, emailNotification, code } = request
    if (code === undefined)
      return enrolLearnerInCourse(db, {
        learnerId: learner.id,
        audience,
        courseId: id,
        emailNotification,
        now,
      })
    const subject = { kind: request.kind ?? ('certification' as const), id }
    const used = await redeemLetterWithinLimit(context, { code, emailNotification, expectedItem: subject })
    return isRefused(used) ? used : { courseId: used.targetId, status: 'audited' as const }
  }),

  implementForLearner(contract.getMyCourses, ({ db, request, learner, ...audience }) =>
    listMyCourses(db, audience, learner.id, request.certificationId),
  ),

  implementForLearner(contract.changeNotification, ({ db, request, learner, now }) =>
    updateCourseMailPreference(db, { learnerId: learner.id, ...request, now }),
  ),

  implementForLearner(contract.getUnfinished, ({ db, learner, ...audience }) =>
    listUnfinishedLearning(db, audience, learner.id),
  ),
]
