import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Unfinished } from '../../../src/domain/enrolment/unfinished.ts'
import type { Db } from '../../db/client.ts'
import { certification, certificationText } from '../../db/schema/certification.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'
import { contentItem } from '../../db/schema/content.ts'
import { course, courseText } from '../../db/schema/course.ts'
import { enrolment } from '../../db/schema/enrolment.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** What a learner has begun and not finished, where it is shown: certifications first, then courses. */
export async function listUnfinished(db: Db, audience: Audience, learnerId: number): Promise<Unfinished[]> {
  return [...(await certifications(db, audience, learnerId)), ...(await courses(db, audience, learnerId))]
}

const underWay = ['learning', 'exam', 'practicalExam', 'apply'] as const

async function certifications(db: Db, audience: Audience, learnerId: number): Promise<Unfinished[]> {
  const rows = await db
    .select({ id: certification.id, name: certificationText.name })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .innerJoin(contentItem, shownTo(audience, 'certification', certification.id))
    .innerJoin(certificationText, textIn(certificationText, certification.id, audience.language))
    .where(
      and(
        eq(certificationEnrolment.learnerId, learnerId),
        inArray(certificationEnrolment.progress, [...underWay]),
      ),
    )
    .orderBy(asc(certification.id))
  return rows.map((row) => ({ type: 'certification', ...row }))
}

async function courses(db: Db, audience: Audience, learnerId: number): Promise<Unfinished[]> {
  const rows = await db
    .select({ id: course.id, name: courseText.name })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(contentItem, shownTo(audience, 'course', course.id))
    .innerJoin(courseText, textIn(courseText, course.id, audience.language))
    .where(
      and(
        eq(enrolment.learnerId, learnerId),
        ne(enrolment.status, 'notEnrolled'),
        notInArray(enrolment.process, ['learned', 'passed']),
      ),
    )
    .orderBy(asc(course.id))
  return rows.map((row) => ({ type: 'course', ...row }))
}
