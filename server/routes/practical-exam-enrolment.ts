import * as contract from '../../src/contract/practical-exam-enrolment.ts'
import { isRefused } from '../../src/domain/refusal/refusal.ts'
import { operatorName } from '../http/operator.ts'
import { implement, implementForLearner } from '../implement.ts'
import { cancelExam } from '../services/practical-exam-enrolment/cancel-exam.ts'
import { enrolInExam } from '../services/practical-exam-enrolment/enrol-in-exam.ts'
import { gradeExam } from '../services/practical-exam-enrolment/grade-exam.ts'
import { ownExam } from '../services/practical-exam-enrolment/own-exam.ts'
import { saveRecord } from '../services/practical-exam-enrolment/save-record.ts'

export const practicalExamEnrolmentRoutes = [
  implementForLearner(
    contract.enrolInPracticalExam,
    async ({ db, request, learner, secrets, now, ...audience }) => {
      const of = { learnerId: learner.id, audience, examId: request.practicalExamId, now }
      const enrolled = await enrolInExam(db, {
        ...of,
        orderFood: audience.site.orderFood,
        regionId: request.regionId,
        allergies: request.allergies || null,
        diet: request.dietaryRequirements || null,
      })
      return isRefused(enrolled) ? enrolled : ownExam(db, of, secrets.keys)
    },
  ),

  implementForLearner(contract.cancelPracticalExam, ({ db, request, learner, now }) =>
    cancelExam(db, { learnerId: learner.id, examId: request.practicalExamId, now }),
  ),

  implementForLearner(contract.leavePracticalExam, ({ db, request, learner, now }) =>
    cancelExam(db, { learnerId: learner.id, examId: request.practicalExamId, now }),
  ),

  implementForLearner(contract.saveExamRecord, ({ db, request, learner, secrets, random, now }) => {
    const record = {
      learnerId: learner.id,
      enrolmentId: request.practicalExamApproveId,
      link: request.recordLink,
      password: request.linkPasswd || null,
      now,
    }
    return saveRecord(db, record, { keys: secrets.keys, random })
  }),

  implement(contract.gradePracticalExam, ({ db, request, now, http }) => {
    const score = request.score ?? null
    return gradeExam(db, { enrolmentId: request.id, score, grader: operatorName(http), now })
  }),
]
