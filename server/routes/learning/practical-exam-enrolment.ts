import * as contract from '#src/contract/learning/practical-exam-enrolment.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { getPracticalExam } from '../../services/learning/practical-exam/find-practical-exams.ts'
import { cancelExamSeat } from '../../services/learning/practical-exam-enrolment/cancel-exam-seat.ts'
import { correctGrade } from '../../services/learning/practical-exam-enrolment/correct-grade.ts'
import { enrolInExam } from '../../services/learning/practical-exam-enrolment/enrol-in-exam.ts'
import { gradeExam } from '../../services/learning/practical-exam-enrolment/grade-exam.ts'
import { listOtherExamDates } from '../../services/learning/practical-exam-enrolment/list-other-exam-dates.ts'
import { moveToOtherExamDate } from '../../services/learning/practical-exam-enrolment/move-to-other-exam-date.ts'
import { saveRecord } from '../../services/learning/practical-exam-enrolment/save-record.ts'
import { examReaderOf } from './exam-reader.ts'

export const practicalExamEnrolmentRoutes = [
  implementForLearner(
    contract.enrolInPracticalExam,
    async ({ db, request, learner, secrets, now, ...audience }) => {
      const { practicalExamId } = request
      const enrolled = await enrolInExam(db, {
        learnerId: learner.id,
        audience,
        practicalExamId,
        now,
        shouldOrderFood: audience.site.orderFood,
        regionId: request.regionId,
        allergies: request.allergies || null,
        diet: request.diet || null,
      })
      const reading = { now, reader: examReaderOf(learner, secrets) }
      return isRefused(enrolled) ? enrolled : getPracticalExam(db, audience, practicalExamId, reading)
    },
  ),

  implementForLearner(contract.cancelPracticalExam, ({ db, request, learner, now }) =>
    cancelExamSeat(db, { learnerId: learner.id, practicalExamId: request.practicalExamId, now }),
  ),

  implementForLearner(contract.leavePracticalExam, ({ db, request, learner, now }) =>
    cancelExamSeat(db, { learnerId: learner.id, practicalExamId: request.practicalExamId, now }),
  ),

  implementForLearner(contract.findOtherExamDates, ({ db, request, learner, secrets, now, ...audience }) =>
    listOtherExamDates(db, {
      reader: { learnerId: learner.id, keys: secrets.keys },
      audience,
      ...request,
      now,
    }),
  ),

  implementForLearner(
    contract.moveToOtherExamDate,
    async ({ db, request, learner, secrets, now, ...audience }) => {
      const moved = await moveToOtherExamDate(db, { learnerId: learner.id, audience, ...request, now })
      if (isRefused(moved)) return moved
      const reading = { now, reader: examReaderOf(learner, secrets) }
      return getPracticalExam(db, audience, request.toPracticalExamId, reading)
    },
  ),

  implementForLearner(contract.saveExamRecord, ({ db, request, learner, secrets, random, now }) => {
    const record = {
      learnerId: learner.id,
      enrolmentId: request.enrolmentId,
      link: request.recordLink,
      password: request.recordPassword || null,
      now,
    }
    return saveRecord(db, record, { keys: secrets.keys, random })
  }),

  implement(contract.gradePracticalExam, ({ db, request, now, http }) => {
    const score = request.score ?? null
    return gradeExam(db, { enrolmentId: request.id, score, grader: operatorOf(http), now })
  }),

  implement(contract.correctPracticalExam, ({ db, request: { id, score = null, reason }, now, http }) =>
    correctGrade(db, { enrolmentId: id, score, reason, grader: operatorOf(http), now }),
  ),
]
