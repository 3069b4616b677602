import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { inRegion } from '#server/services/catalogue/region/in-region.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { takesPlace } from '#server/services/platform/training-session/takes-place.ts'
import type { PracticalExam } from '#src/domain/practical-exam/practical-exam.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type ListPracticalExamsInput, listPracticalExams } from './list-practical-exams.ts'

/**
 * The filters of a search for practical exams; an absent filter lets all through. Exams that have ended are
 * never found.
 */
export interface PracticalExamQuery {
  certifications?: readonly number[] | undefined
  region?: number | undefined
}

/** The practical exams that match, soonest first. */
export function findPracticalExams(
  db: Db,
  audience: Audience,
  { certifications, region }: PracticalExamQuery,
  reading: ListPracticalExamsInput,
): Promise<PracticalExam[]> {
  const where = and(
    gt(practicalExam.endsAt, new Date(reading.now).toISOString()),
    takesPlace('practicalExam', practicalExam.id),
    certifications && inArray(practicalExam.certification, [...certifications]),
    region === undefined ? undefined : inRegion(db, audience, practicalExam.country, region),
  )
  return listPracticalExams(db, audience, where, reading)
}

/** One practical exam, also when it has ended; refused as `notFound` where the audience is not shown it. */
export async function getPracticalExam(
  db: Db,
  audience: Audience,
  id: number,
  reading: ListPracticalExamsInput,
): Promise<PracticalExam | RefusedResult> {
  const [found] = await examsByIds(db, audience, [id], reading)
  return found ?? refuse('notFound')
}

/** Practical exams by their ids, also those that have ended; those that the audience is not shown are left out. */
export const examsByIds = (
  db: Db,
  audience: Audience,
  ids: readonly number[],
  reading: ListPracticalExamsInput,
): Promise<PracticalExam[]> => listPracticalExams(db, audience, inArray(practicalExam.id, [...ids]), reading)
