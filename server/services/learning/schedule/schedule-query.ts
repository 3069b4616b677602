import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { isCertificationOfType } from '#server/services/catalogue/certification/certification-conditions.ts'
import { isInRegion } from '#server/services/catalogue/region/region-condition.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { ScheduleMode } from '#src/domain/schedule/schedule.ts'

/** The filters of the schedule; an absent filter matches all. Instants are ISO 8601 in UTC. */
export interface ScheduleQuery {
  endsAfter: string
  startsBefore?: string | undefined
  region?: number | undefined
  type?: string | undefined
  mode?: ScheduleMode | undefined
  /** Whether workshops, seminars and webinars without a certification are excluded. */
  certificationsOnly?: boolean
}

const noRow = sql`false`

/** Returns the conditions that classrooms and practical exams share. */
const commonConditions = (
  db: Db,
  audience: Audience,
  table: typeof classroom | typeof practicalExam,
  query: ScheduleQuery,
) =>
  and(
    gt(table.endsAt, query.endsAfter),
    query.startsBefore ? lt(table.startsAt, query.startsBefore) : undefined,
    query.region ? isInRegion(db, audience, table.country, query.region) : undefined,
    query.type ? isCertificationOfType(db, table.certification, query.type) : undefined,
  )

const matchesMode = (mode: ScheduleMode | undefined): SQL | undefined => {
  if (mode === undefined) return undefined
  return mode === 'practicalExam' ? noRow : eq(classroom.mode, mode)
}

export const isClassroomScheduled = (db: Db, audience: Audience, query: ScheduleQuery): SQL | undefined =>
  and(
    commonConditions(db, audience, classroom, query),
    isNotCancelled('classroom', classroom.id),
    matchesMode(query.mode),
    query.certificationsOnly ? isNotNull(classroom.certification) : undefined,
  )

/**
 * Returns the condition for practical exams of the schedule. It matches no exam if `query.mode` is a mode of
 * classrooms.
 */
export const isExamScheduled = (db: Db, audience: Audience, query: ScheduleQuery): SQL | undefined =>
  and(
    commonConditions(db, audience, practicalExam, query),
    isNotCancelled('practicalExam', practicalExam.id),
    query.mode === undefined || query.mode === 'practicalExam' ? undefined : noRow,
  )
