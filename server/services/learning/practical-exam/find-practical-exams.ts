import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { isInRegion } from '#server/services/catalogue/region/region-condition.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { PracticalExam } from '#src/domain/practical-exam/practical-exam.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type ListPracticalExamsInput, listPracticalExams } from './list-practical-exams.ts'

/** The filters of a search for practical exams; an absent filter matches all. Past exams are never found. */
export interface PracticalExamQuery {
  certifications?: readonly number[] | undefined
  region?: number | undefined
}

/** Finds the matching practical exams, soonest first. */
export function findPracticalExams(
  db: Db,
  audience: Audience,
  { certifications, region }: PracticalExamQuery,
  input: ListPracticalExamsInput,
): Promise<PracticalExam[]> {
  const where = and(
    gt(practicalExam.endsAt, new Date(input.now).toISOString()),
    isNotCancelled('practicalExam', practicalExam.id),
    certifications && inArray(practicalExam.certification, [...certifications]),
    region === undefined ? undefined : isInRegion(db, audience, practicalExam.country, region),
  )
  return listPracticalExams(db, audience, where, input)
}

/** Returns a practical exam, whether it is past or not; refused as `notFound` if the audience can't see it. */
export async function getPracticalExam(
  db: Db,
  audience: Audience,
  id: number,
  input: ListPracticalExamsInput,
): Promise<PracticalExam | RefusedResult> {
  const [found] = await listExamsByIds(db, audience, [id], input)
  return found ?? refuse('notFound')
}

/** Returns visible practical exams by their ids, past ones included. */
export const listExamsByIds = (
  db: Db,
  audience: Audience,
  ids: readonly number[],
  input: ListPracticalExamsInput,
): Promise<PracticalExam[]> => listPracticalExams(db, audience, inArray(practicalExam.id, [...ids]), input)
