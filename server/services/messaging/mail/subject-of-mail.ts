import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { MailSubject } from '#src/domain/mail/mail-data.ts'
import { type Place, routes } from '#src/routes.ts'

/** The item of a mail with its name. `session` is null for items without a date. */
export interface NamedSubject {
  name: string
  session: { startsAt: string; endsAt: string; zone: string; location: string } | null
  /** Whether the item is a classroom that belongs to a certification. */
  isOfCertification?: boolean
}

type FoundSubject = NamedSubject | undefined

/**
 * Returns the item of a mail by its id, or undefined. Withdrawn items are included, because their learners are still
 * notified.
 */
export const findNamedSubject = (
  db: Db,
  { kind, id }: MailSubject,
  language: string,
): Promise<FoundSubject> => finders[kind](db, id, language)

const finders = {
  async certification(db: Db, id: number, language: string): Promise<FoundSubject> {
    const [row] = await db
      .select({ name: certificationText.name })
      .from(certification)
      .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
      .where(eq(certification.id, id))
    return row && { ...row, session: null }
  },
  async course(db: Db, id: number, language: string): Promise<FoundSubject> {
    const [row] = await db
      .select({ name: courseText.name })
      .from(course)
      .innerJoin(courseText, isItemText(courseText, course.id, language))
      .where(eq(course.id, id))
    return row && { ...row, session: null }
  },
  async classroom(db: Db, id: number, language: string): Promise<FoundSubject> {
    const [row] = await db
      .select({
        name: classroomText.name,
        session: sessionOf(classroom, classroomText),
        isOfCertification: sql<boolean>`${isNotNull(classroom.certification)}`,
      })
      .from(classroom)
      .innerJoin(classroomText, isItemText(classroomText, classroom.id, language))
      .where(eq(classroom.id, id))
    return row
  },
  async practicalExam(db: Db, id: number, language: string): Promise<FoundSubject> {
    const [row] = await db
      .select({ name: practicalExamText.name, session: sessionOf(practicalExam, practicalExamText) })
      .from(practicalExam)
      .innerJoin(practicalExamText, isItemText(practicalExamText, practicalExam.id, language))
      .where(eq(practicalExam.id, id))
    return row
  },
}

type Tables = [typeof classroom, typeof classroomText] | [typeof practicalExam, typeof practicalExamText]

const sessionOf = (...[table, text]: Tables) => ({
  startsAt: selectInstant(table.startsAt),
  endsAt: selectInstant(table.endsAt),
  zone: table.zone,
  location: text.location,
})

/** Returns the URL of the item's page. */
export const pageOfSubject = (place: Place, { kind, id }: MailSubject): string => routes[kind](place, id)
