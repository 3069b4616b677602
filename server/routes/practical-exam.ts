import * as contract from '../../src/contract/practical-exam.ts'
import { implement } from '../implement.ts'
import { findPracticalExams, getPracticalExam } from '../services/practical-exam/find-practical-exams.ts'
import { listCards } from '../services/practical-exam/list-cards.ts'
import { listExamRegions } from '../services/practical-exam/list-regions.ts'

export const practicalExamRoutes = [
  implement(contract.getPracticalExamsOfCertification, ({ db, request, now, ...audience }) => {
    const query = { certification: request.certificationId, region: request.regionId }
    return findPracticalExams(db, audience, query, now)
  }),

  implement(contract.getPracticalExamRegions, ({ db, request, now, ...audience }) =>
    listExamRegions(db, audience, request.certificationId, now),
  ),

  implement(contract.getPracticalExam, ({ db, request, now, ...audience }) =>
    getPracticalExam(db, audience, request.id, now),
  ),

  implement(contract.getPracticalExamCards, ({ db, request, now, ...audience }) =>
    listCards(db, audience, request.regionId, now),
  ),
]
