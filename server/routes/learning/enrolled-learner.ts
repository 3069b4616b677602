import * as contract from '#src/contract/learning/enrolled-learner.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { checkInLearner } from '../../services/learning/check-in/check-in-learner.ts'
import { correctAttendance } from '../../services/learning/check-in/correct-attendance.ts'
import { listClassroomLearners } from '../../services/learning/classroom-enrolment/list-classroom-learners.ts'
import { listExamLearners } from '../../services/learning/practical-exam-enrolment/list-exam-learners.ts'

export const enrolledLearnerRoutes = [
  implement(contract.getClassroomLearners, ({ db, request, http }) =>
    listClassroomLearners(db, request.id, operatorOf(http)),
  ),

  implement(contract.checkInLearner, ({ db, request, http, now }) =>
    checkInLearner(db, { enrolmentId: request.id, operator: operatorOf(http), now }),
  ),

  implement(contract.correctAttendance, ({ db, request: { id, attended, reason }, http, now }) =>
    correctAttendance(db, { enrolmentId: id, attended, reason, operator: operatorOf(http), now }),
  ),

  implement(contract.getExamLearners, ({ db, request, http, secrets }) =>
    listExamLearners(db, { practicalExamId: request.id, operator: operatorOf(http), keys: secrets.keys }),
  ),
]
