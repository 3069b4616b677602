import type { PracticalExam } from '../../../src/domain/practical-exam/practical-exam.ts'
import { isRefused, type Refused } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { Audience } from '../content/shown-to.ts'
import { getPracticalExam } from '../practical-exam/find-practical-exams.ts'
import { ownExamRow } from './own-exam-rows.ts'
import { openPassword } from './seal-password.ts'

interface Of {
  learnerId: number
  audience: Audience
  examId: number
  now: number
}

/** A practical exam with the learner's enrolment in it; `notFound` where it isn't shown. */
export async function ownExam(db: Db, of: Of, keys: readonly string[]): Promise<PracticalExam | Refused> {
  const found = await getPracticalExam(db, of.audience, of.examId, of.now)
  const row = await ownExamRow(db, of.learnerId, of.examId)
  if (isRefused(found) || !row) return found
  const { id, status, recordLink, sealedPassword, allergies, diet } = row
  const recordPassword = sealedPassword === null ? null : openPassword(keys, sealedPassword, id)
  return { ...found, own: { enrolmentId: id, status, recordLink, recordPassword, allergies, diet } }
}
