import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'
import type { UnfinishedLearning } from '#src/domain/enrolment/unfinished-learning.ts'

/** Lists the visible certifications, then the courses, that a learner has begun and not finished. */
export async function listUnfinishedLearning(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<UnfinishedLearning[]> {
  return [
    ...(await listCertifications(db, audience, learnerId)),
    ...(await listCourses(db, audience, learnerId)),
  ]
}

const unfinishedProgress = ['learning', 'exam', 'practicalExam', 'apply'] as const

async function listCertifications(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<UnfinishedLearning[]> {
  const rows = await db
    .select({ id: certification.id, name: certificationText.name })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, audience.language))
    .where(
      and(
        eq(certificationEnrolment.learnerId, learnerId),
        inArray(certificationEnrolment.progress, [...unfinishedProgress]),
      ),
    )
    .orderBy(asc(certification.id))
  return rows.map((row) => ({ type: 'certification', ...row }))
}

async function listCourses(db: Db, audience: Audience, learnerId: number): Promise<UnfinishedLearning[]> {
  const rows = await db
    .select({ id: course.id, name: courseText.name, process: enrolment.process, quiz: course.quiz })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(courseText, isItemText(courseText, course.id, audience.language))
    .where(and(eq(enrolment.learnerId, learnerId), ne(enrolment.status, 'notEnrolled')))
    .orderBy(asc(course.id))
  return rows
    .filter(({ process, quiz }) => !isCourseComplete(process, quiz !== null))
    .map(({ id, name }) => ({ type: 'course', id, name }))
}
