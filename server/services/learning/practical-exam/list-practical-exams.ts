import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { countSeatsLeft } from '#server/services/catalogue/classroom/count-seats-left.ts'
import { loadRegionFinder, type RegionFinder } from '#server/services/catalogue/region/region-finder.ts'
import { findTrainerNames } from '#server/services/catalogue/trainer/find-trainer-names.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { findCancelledIds } from '#server/services/platform/training-session/find-cancellation.ts'
import { computeSessionState } from '#src/domain/classroom/compute-session-state.ts'
import type { MyPracticalExamEnrolment, PracticalExam } from '#src/domain/practical-exam/practical-exam.ts'
import { offerOf } from '#src/sites/offer.ts'
import { type ExamReader, findMyExamEnrolments } from '../practical-exam-enrolment/my-exam-enrolments.ts'
import { listPracticalExamRows, type PracticalExamRow } from './list-practical-exam-rows.ts'

/** The enrolment fields of a practical exam for visitors and learners who are not enrolled in it. */
const emptyEnrolment: MyPracticalExamEnrolment = {
  enrolmentId: null,
  status: 'notEnrolled',
  recordLink: null,
  recordPassword: null,
  allergies: null,
  diet: null,
}

interface ExamContext {
  audience: Audience
  regionsAt: RegionFinder
  trainers: Map<number, string>
  left: Map<number, number>
  own: Map<number, MyPracticalExamEnrolment>
  cancelled: ReadonlySet<number>
  now: number
}

/** The current time in milliseconds since 1970, and the signed-in learner; null for visitors. */
export interface ListPracticalExamsInput {
  now: number
  reader: ExamReader | null
}

function examOf(
  { exam, text, certificationName, shownOn, ...times }: PracticalExamRow,
  context: ExamContext,
): PracticalExam {
  const trainer = context.trainers.get(exam.trainer)
  const isCancelled = context.cancelled.has(exam.id)
  const sessionFields = { ...times, seatsLeft: isCancelled ? 0 : (context.left.get(exam.id) ?? 0) }
  return {
    id: exam.id,
    certificationId: exam.certification,
    certificationName,
    name: text.name,
    ...sessionFields,
    zone: exam.zone,
    location: text.location,
    country: exam.country,
    regions: context.regionsAt(exam.country),
    capacity: exam.capacity,
    state: computeSessionState({ ...sessionFields, isCancelled }, context.now),
    trainer: trainer === undefined ? null : { id: exam.trainer, name: trainer },
    fee: exam.fee,
    offer: offerOf(context.audience, { fee: exam.fee, country: exam.country, venue: exam.country, shownOn }),
    own: context.own.get(exam.id) ?? emptyEnrolment,
    language: text.language,
    preparation: text.preparation,
    bodyLanguage: text.bodyLanguage,
  }
}

/** Lists practical exams with the number of free seats and the learner's enrolments, soonest first. */
export async function listPracticalExams(
  db: Db,
  audience: Audience,
  where: SQL | undefined,
  { now, reader }: ListPracticalExamsInput,
): Promise<PracticalExam[]> {
  const rows = await listPracticalExamRows(db, audience, where)
  const exams = rows.map((row) => row.exam)
  const ids = exams.map((exam) => exam.id)
  const trainers = await findTrainerNames(
    db,
    audience,
    exams.map((exam) => exam.trainer),
  )
  const left = await countSeatsLeft(db, 'practicalExam', exams)
  const own = await findMyExamEnrolments(db, reader, ids)
  const cancelled = await findCancelledIds(db, 'practicalExam', ids)
  const context = {
    audience,
    regionsAt: await loadRegionFinder(db, audience),
    trainers,
    left,
    own,
    cancelled,
    now,
  }
  return rows.map((row) => examOf(row, context))
}
