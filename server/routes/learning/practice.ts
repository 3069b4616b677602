import * as contract from '#src/contract/learning/practice.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { implementForLearner } from '../../implement.ts'
import { answerQuestion } from '../../services/learning/practice/answer-question.ts'
import { beginMockExam } from '../../services/learning/practice/begin-mock-exam.ts'
import { getNextQuestion } from '../../services/learning/practice/get-next-question.ts'
import { listPracticeBankRows } from '../../services/learning/practice/list-practice-bank-rows.ts'
import { listPracticeBanks } from '../../services/learning/practice/list-practice-banks.ts'
import {
  findMockExamResult,
  loadMockExamResult,
} from '../../services/learning/practice/load-mock-exam-result.ts'
import { resetBankPractice } from '../../services/learning/practice/reset-practice.ts'
import {
  saveMockExamAnswers,
  submitMockExam,
} from '../../services/learning/practice/save-mock-exam-answers.ts'
import { createPictureLink } from '../publishing/picture-link.ts'

export const practiceRoutes = [
  implementForLearner(contract.getPracticeBanks, ({ db, learner, now, ...audience }) =>
    listPracticeBanks(db, audience, { learnerId: learner.id, now }),
  ),

  implementForLearner(contract.getPracticeQuestion, ({ db, request, learner, ...context }) => {
    const query = { learnerId: learner.id, ...request, now: context.now, linkOf: createPictureLink(context) }
    return getNextQuestion(db, context, query)
  }),

  implementForLearner(contract.answerPractice, ({ db, request, learner, now, ...audience }) =>
    answerQuestion(db, audience, { learnerId: learner.id, ...request, now }),
  ),

  implementForLearner(contract.resetPractice, async ({ db, request: { bankId }, learner, ...audience }) => {
    const [bank] = await listPracticeBankRows(db, audience, bankId)
    if (!bank) return refuse('notFound')
    return { forgotten: await db.transaction((tx) => resetBankPractice(tx, learner.id, [bank.id])) }
  }),

  implementForLearner(contract.beginMockExam, ({ db, request, learner, now, random, ...audience }) => {
    const linkOf = createPictureLink({ ...audience, now })
    return beginMockExam(db, { learnerId: learner.id, ...request }, { audience, random, now, linkOf })
  }),

  implementForLearner(contract.saveMockExam, ({ db, request, learner, now }) =>
    saveMockExamAnswers(db, { learnerId: learner.id, ...request, now }),
  ),

  implementForLearner(contract.submitMockExam, async ({ db, request, learner, ...context }) => {
    const ended = await submitMockExam(db, { learnerId: learner.id, ...request, now: context.now })
    return isRefused(ended)
      ? ended
      : loadMockExamResult(db, ended, { ...context, linkOf: createPictureLink(context) })
  }),

  implementForLearner(contract.getMockExamResult, ({ db, request, learner, ...context }) => {
    const mockKey = { learnerId: learner.id, ...request, now: context.now }
    return findMockExamResult(db, mockKey, { ...context, linkOf: createPictureLink(context) })
  }),
]
