import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ScheduleMode } from '../../../src/domain/schedule/schedule.ts'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { ofType } from '../certification/of-type.ts'
import type { Audience } from '../content/shown-to.ts'
import { inRegion } from '../region/in-region.ts'

/** Absent wishes mean all. Instants are ISO 8601 in UTC. */
export interface ScheduleQuery {
  endsAfter: string
  startsBefore?: string | undefined
  region?: number | undefined
  type?: string | undefined
  mode?: ScheduleMode | undefined
  /** Without workshops, seminars and webinars that belong to no certification. */
  certificationsOnly?: boolean
}

const nothing = sql`false`

/** What classrooms and practical exams are asked alike. */
const alike = (
  db: Db,
  audience: Audience,
  table: typeof classroom | typeof practicalExam,
  query: ScheduleQuery,
) =>
  and(
    gt(table.endsAt, query.endsAfter),
    query.startsBefore ? lt(table.startsAt, query.startsBefore) : undefined,
    query.region ? inRegion(db, audience, table.country, query.region) : undefined,
    query.type ? ofType(db, table.certification, query.type) : undefined,
  )

const inMode = (mode: ScheduleMode | undefined): SQL | undefined => {
  if (mode === undefined) return undefined
  return mode === 'practicalExam' ? nothing : eq(classroom.mode, mode)
}

export const classroomsMatching = (db: Db, audience: Audience, query: ScheduleQuery): SQL | undefined =>
  and(
    alike(db, audience, classroom, query),
    inMode(query.mode),
    query.certificationsOnly ? isNotNull(classroom.certification) : undefined,
  )

/** A practical exam is held in no mode of classrooms. */
export const examsMatching = (db: Db, audience: Audience, query: ScheduleQuery): SQL | undefined =>
  and(
    alike(db, audience, practicalExam, query),
    query.mode === undefined || query.mode === 'practicalExam' ? undefined : nothing,
  )
