import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OtherExamDate } from '#src/domain/classroom/other-date.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { overlapsOf } from '../classroom-enrolment/overlaps-of.ts'
import { listPracticalExams } from '../practical-exam/list-practical-exams.ts'
import { otherExamDatesOf } from './other-exam-dates.ts'
import { ownExamRow } from './own-exam-rows.ts'
import type { OwnExamsInput } from './own-exams.ts'

interface Asking {
  reader: OwnExamsInput
  audience: Audience
  practicalExamId: number
  now: number
}

/**
 * The dates that a learner may move to from a practical exam, soonest first, each with the session of the learner's own that it
 * overlaps with. Refused as `notFound` without a place.
 */
export async function listOtherExamDates(
  db: Db,
  { reader, audience, practicalExamId, now }: Asking,
): Promise<OtherExamDate[] | RefusedResult> {
  const { learnerId } = reader
  const own = await ownExamRow(db, learnerId, practicalExamId)
  if (own?.status !== 'enrolled') return refuse('notFound')
  const ids = await otherExamDatesOf(db, practicalExamId, now)
  if (ids.length === 0) return []
  const dates = await listPracticalExams(db, audience, inArray(practicalExam.id, ids), { now, reader })
  const overlapOf = await overlapsOf(
    db,
    { learnerId, audience },
    { kind: 'practicalExam', id: practicalExamId },
  )
  return dates.map((date) => ({ practicalExam: date, overlap: overlapOf(date) }))
}
