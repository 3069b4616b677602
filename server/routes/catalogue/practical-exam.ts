import * as contract from '#src/contract/catalogue/practical-exam.ts'
import { implement } from '../../implement.ts'
import {
  findPracticalExams,
  getPracticalExam,
} from '../../services/learning/practical-exam/find-practical-exams.ts'
import { listExamCards } from '../../services/learning/practical-exam/list-exam-cards.ts'
import { listExamRegions } from '../../services/learning/practical-exam/list-exam-regions.ts'
import { examReaderOf } from '../learning/exam-reader.ts'

export const practicalExamRoutes = [
  implement(
    contract.getPracticalExamsOfCertification,
    ({ db, request, now, learner, secrets, ...audience }) => {
      const query = { certifications: [request.certificationId], region: request.regionId }
      return findPracticalExams(db, audience, query, { now, reader: examReaderOf(learner, secrets) })
    },
  ),

  implement(contract.getPracticalExamRegions, ({ db, request, now, ...audience }) =>
    listExamRegions(db, audience, request.certificationId, now),
  ),

  implement(contract.getPracticalExam, ({ db, request, now, learner, secrets, ...audience }) =>
    getPracticalExam(db, audience, request.id, { now, reader: examReaderOf(learner, secrets) }),
  ),

  implement(contract.getPracticalExamCards, ({ db, request, now, learner, secrets, ...audience }) =>
    listExamCards(db, audience, request.regionId, { now, reader: examReaderOf(learner, secrets) }),
  ),
]
