import { and, count, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { TrainingPeriod } from '#src/domain/schedule/my-training.ts'
import type { ScheduleRange } from './list-schedule-rows.ts'

export interface MyTrainingQuery {
  learnerId: number
  time: TrainingPeriod | undefined
  now: number
}

type SessionTable = typeof classroom | typeof practicalExam

const isOver = (table: SessionTable, now: number): SQL<boolean> =>
  sql<boolean>`(${table.endsAt} <= ${new Date(now).toISOString()})`

/** Returns the sort key of a training: future trainings are sorted soonest first, past ones newest first. */
const sortKey = (table: SessionTable, now: number): SQL<number> =>
  sql<number>`(case when ${isOver(table, now)} then -1 else 1 end * extract(epoch from ${table.startsAt}))`

const matchesTime = (table: SessionTable, { time, now }: MyTrainingQuery): SQL | undefined =>
  time && sql`${isOver(table, now)} = ${time === 'over'}`

const columnsOf = (family: 'classroom' | 'practicalExam', table: SessionTable, now: number) => ({
  family: sql<'classroom' | 'practicalExam'>`${sql.raw(`'${family}'`)}::text`.as('family'),
  id: sql<number>`${table.id}`.as('id'),
  over: isOver(table, now).as('over'),
  rank: sortKey(table, now).as('rank'),
})

const selectTrainings = (db: Db, audience: Audience, query: MyTrainingQuery) =>
  unionAll(
    db
      .select(columnsOf('classroom', classroom, query.now))
      .from(classroomEnrolment)
      .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
      .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
      .where(
        and(
          eq(classroomEnrolment.learnerId, query.learnerId),
          ne(classroomEnrolment.status, 'notEnrolled'),
          matchesTime(classroom, query),
        ),
      ),
    db
      .select(columnsOf('practicalExam', practicalExam, query.now))
      .from(practicalExamEnrolment)
      .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
      .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
      .where(
        and(
          eq(practicalExamEnrolment.learnerId, query.learnerId),
          or(ne(practicalExamEnrolment.status, 'notEnrolled'), isNotNull(practicalExamEnrolment.cancelledAt)),
          matchesTime(practicalExam, query),
        ),
      ),
  )

/**
 * Returns the family and id of the trainings in which a learner has a seat, in the order of their sort keys. Only
 * the trainings of the requested page are returned.
 */
export const listMyTrainingRows = (
  db: Db,
  audience: Audience,
  query: MyTrainingQuery,
  { limit, offset }: ScheduleRange,
) =>
  selectTrainings(db, audience, query)
    // The numbers are positions of selected columns: over, rank, family, id.
    .orderBy(sql`3`, sql`4`, sql`1`, sql`2`)
    .limit(limit)
    .offset(offset)

export async function countMyTrainings(db: Db, audience: Audience, query: MyTrainingQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(selectTrainings(db, audience, query).as('mine'))
  return row?.total ?? 0
}
