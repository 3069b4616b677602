import { and, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/**
 * Lists the training sessions in which a learner has a seat, or waits for a decision, with their names in a
 * language.
 */
export const listMySessions = (db: Db, learnerId: number, language: string) =>
  unionAll(
    db
      .select({
        kind: sql<'classroom' | 'practicalExam'>`'classroom'`,
        id: classroom.id,
        name: classroomText.name,
        startsAt: selectInstant(classroom.startsAt),
        endsAt: selectInstant(classroom.endsAt),
      })
      .from(classroomEnrolment)
      .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
      .innerJoin(classroomText, isItemText(classroomText, classroom.id, language))
      .where(
        and(
          eq(classroomEnrolment.learnerId, learnerId),
          inArray(classroomEnrolment.status, ['pending', 'enrolled', 'checkedIn']),
        ),
      ),
    db
      .select({
        kind: sql<'classroom' | 'practicalExam'>`'practicalExam'`,
        id: practicalExam.id,
        name: practicalExamText.name,
        startsAt: selectInstant(practicalExam.startsAt),
        endsAt: selectInstant(practicalExam.endsAt),
      })
      .from(practicalExamEnrolment)
      .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
      .innerJoin(practicalExamText, isItemText(practicalExamText, practicalExam.id, language))
      .where(
        and(
          eq(practicalExamEnrolment.learnerId, learnerId),
          inArray(practicalExamEnrolment.status, ['pending', 'enrolled']),
        ),
      ),
  )
