import { eq, isNotNull, sql } from 'drizzle-orm'
import type { MailSubject } from '../../../src/domain/mail/mail-data.ts'
import { type Place, routes } from '../../../src/routes.ts'
import type { Db } from '../../db/client.ts'
import { certification, certificationText } from '../../db/schema/certification.ts'
import { classroom, classroomText } from '../../db/schema/classroom.ts'
import { course, courseText } from '../../db/schema/course.ts'
import { practicalExam, practicalExamText } from '../../db/schema/practical-exam.ts'
import { instant } from '../content/instant.ts'
import { textIn } from '../content/text-in.ts'

/** What somebody enrolled in, as a mail names it. `session` is null for what has no date. */
export interface NamedSubject {
  name: string
  session: { startsAt: string; endsAt: string; zone: string; location: string } | null
  /** Whether a classroom belongs to a certification. */
  ofCertification?: boolean
}

type Found = NamedSubject | undefined

/** By its number, shown or not: who is enrolled is told of what was withdrawn, too. */
export const namedSubject = (db: Db, { kind, id }: MailSubject, language: string): Promise<Found> =>
  finders[kind](db, id, language)

const finders = {
  async certification(db: Db, id: number, language: string): Promise<Found> {
    const [row] = await db
      .select({ name: certificationText.name })
      .from(certification)
      .innerJoin(certificationText, textIn(certificationText, certification.id, language))
      .where(eq(certification.id, id))
    return row && { ...row, session: null }
  },
  async course(db: Db, id: number, language: string): Promise<Found> {
    const [row] = await db
      .select({ name: courseText.name })
      .from(course)
      .innerJoin(courseText, textIn(courseText, course.id, language))
      .where(eq(course.id, id))
    return row && { ...row, session: null }
  },
  async classroom(db: Db, id: number, language: string): Promise<Found> {
    const [row] = await db
      .select({
        name: classroomText.name,
        session: sessionOf(classroom, classroomText),
        ofCertification: sql<boolean>`${isNotNull(classroom.certification)}`,
      })
      .from(classroom)
      .innerJoin(classroomText, textIn(classroomText, classroom.id, language))
      .where(eq(classroom.id, id))
    return row
  },
  async practicalExam(db: Db, id: number, language: string): Promise<Found> {
    const [row] = await db
      .select({ name: practicalExamText.name, session: sessionOf(practicalExam, practicalExamText) })
      .from(practicalExam)
      .innerJoin(practicalExamText, textIn(practicalExamText, practicalExam.id, language))
      .where(eq(practicalExam.id, id))
    return row
  },
}

type Tables = [typeof classroom, typeof classroomText] | [typeof practicalExam, typeof practicalExamText]

const sessionOf = (...[of, text]: Tables) => ({
  startsAt: instant(of.startsAt),
  endsAt: instant(of.endsAt),
  zone: of.zone,
  location: text.location,
})

/** The page that says more about it. */
export const pageOfSubject = (place: Place, { kind, id }: MailSubject): string => routes[kind](place, id)
