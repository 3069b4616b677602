import * as contract from '../../src/contract/practical-exam-enrolment.ts'
import { isRefused } from '../../src/domain/refusal/refusal.ts'
import { operatorName, operatorOf } from '../http/operator.ts'
import { implement, implementForLearner } from '../implement.ts'
import { getPracticalExam } from '../services/practical-exam/find-practical-exams.ts'
import { cancelExam } from '../services/practical-exam-enrolment/cancel-exam.ts'
import { enrolInExam } from '../services/practical-exam-enrolment/enrol-in-exam.ts'
import { gradeExam } from '../services/practical-exam-enrolment/grade-exam.ts'
import { saveRecord } from '../services/practical-exam-enrolment/save-record.ts'
import { examReaderOf } from './exam-reader.ts'

export const practicalExamEnrolmentRoutes = [
  implementForLearner(
    contract.enrolInPracticalExam,
    async ({ db, request, learner, secrets, now, ...audience }) => {
      const examId = request.practicalExamId
      const enrolled = await enrolInExam(db, {
        learnerId: learner.id,
        audience,
        examId,
        now,
        orderFood: audience.site.orderFood,
        regionId: request.regionId,
        allergies: request.allergies || null,
        diet: request.dietaryRequirements || null,
      })
      const reading = { now, reader: examReaderOf(learner, secrets) }
      return isRefused(enrolled) ? enrolled : getPracticalExam(db, audience, examId, reading)
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
    const who = { grader: operatorName(http), by: operatorOf(http) }
    return gradeExam(db, { enrolmentId: request.id, score, ...who, now })
  }),
]
