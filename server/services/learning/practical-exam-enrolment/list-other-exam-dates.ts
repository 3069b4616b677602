import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OtherExamDate } from '#src/domain/classroom/other-date.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { createOverlapFinder } from '../classroom-enrolment/overlap-finder.ts'
import { listPracticalExams } from '../practical-exam/list-practical-exams.ts'
import { findExamEnrolment } from './exam-enrolment-row.ts'
import type { ExamReader } from './my-exam-enrolments.ts'
import { listOtherExamDateIds } from './other-exam-dates.ts'

interface OtherExamDatesInput {
  reader: ExamReader
  audience: Audience
  practicalExamId: number
  now: number
}

/**
 * Lists the dates to which a learner can move from a practical exam, soonest first. If a date overlaps with a
 * training session of the learner, the date names that session. Refused as `notFound` if the learner has no seat.
 */
export async function listOtherExamDates(
  db: Db,
  { reader, audience, practicalExamId, now }: OtherExamDatesInput,
): Promise<OtherExamDate[] | RefusedResult> {
  const { learnerId } = reader
  const enrolment = await findExamEnrolment(db, learnerId, practicalExamId)
  if (enrolment?.status !== 'enrolled') return refuse('notFound')
  const ids = await listOtherExamDateIds(db, practicalExamId, now)
  if (ids.length === 0) return []
  const dates = await listPracticalExams(db, audience, inArray(practicalExam.id, ids), { now, reader })
  const overlapOf = await createOverlapFinder(
    db,
    { learnerId, audience },
    { kind: 'practicalExam', id: practicalExamId },
  )
  return dates.map((date) => ({ practicalExam: date, overlap: overlapOf(date) }))
}
