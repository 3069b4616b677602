import { and, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { contentItem } from '../../db/schema/content.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'

/** The certifications of classrooms that have not ended, as a query in a query. `now` in milliseconds since 1970. */
export const upcomingClassrooms = (db: Db, audience: Audience, now: number) =>
  db
    .select({ id: classroom.certification })
    .from(classroom)
    .innerJoin(contentItem, shownTo(audience, 'classroom', classroom.id))
    .where(and(isNotNull(classroom.certification), gt(classroom.endsAt, new Date(now).toISOString())))

/** The certifications of practical exams that have not ended. */
export const upcomingExams = (db: Db, audience: Audience, now: number) =>
  db
    .select({ id: practicalExam.certification })
    .from(practicalExam)
    .innerJoin(contentItem, shownTo(audience, 'practicalExam', practicalExam.id))
    .where(gt(practicalExam.endsAt, new Date(now).toISOString()))
