import { count, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isClassroomScheduled, isExamScheduled, type ScheduleQuery } from './schedule-query.ts'

export interface ScheduleRange {
  limit: number
  offset: number
}

/**
 * Returns the families and ids of the schedule, soonest first; at the same instant, classrooms come before
 * exams.
 */
export async function listScheduleRows(
  db: Db,
  audience: Audience,
  query: ScheduleQuery,
  range?: ScheduleRange,
) {
  const classrooms = db
    .select({
      family: sql<'classroom' | 'practicalExam'>`'classroom'::text`.as('family'),
      id: classroom.id,
      startsAt: classroom.startsAt,
    })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(isClassroomScheduled(db, audience, query))
  const exams = db
    .select({
      family: sql<'classroom' | 'practicalExam'>`'practicalExam'::text`.as('family'),
      id: practicalExam.id,
      startsAt: practicalExam.startsAt,
    })
    .from(practicalExam)
    .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
    .where(isExamScheduled(db, audience, query))
  const rows = unionAll(classrooms, exams)
    // The numbers are positions of selected columns: starts, family, id.
    .orderBy(sql`3`, sql`1`, sql`2`)
    .$dynamic()
  return range ? rows.limit(range.limit).offset(range.offset) : rows
}

export type ScheduleRow = Awaited<ReturnType<typeof listScheduleRows>>[number]

export async function countSchedule(db: Db, audience: Audience, query: ScheduleQuery): Promise<number> {
  const [classrooms] = await db
    .select({ total: count() })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(isClassroomScheduled(db, audience, query))
  const [exams] = await db
    .select({ total: count() })
    .from(practicalExam)
    .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
    .where(isExamScheduled(db, audience, query))
  return (classrooms?.total ?? 0) + (exams?.total ?? 0)
}
