import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import type { Lead } from '#src/domain/search/lead.ts'

/** How many certifications, and how many courses. */
const most = 3
/** How far back enrolments count, in milliseconds: a year. */
const counted = 365 * 86_400_000

// The two questions have one shape and no table in common: one function of both would be told four tables and five columns.
const certifications = (db: Db, audience: Audience, since: Date) =>
  db
    .select({ id: certification.id, name: certificationText.name, language: certificationText.language })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, textOfItem(certificationText, certification.id, audience.language))
    .where(gt(certificationEnrolment.begunAt, since))
    .groupBy(certification.id, certificationText.name, certificationText.language)
    .orderBy(desc(count()), certification.id)
    .limit(most)

const courses = (db: Db, audience: Audience, since: Date) =>
  db
    .select({ id: course.id, name: courseText.name, language: courseText.language })
    .from(enrolment)
    .innerJoin(course, and(eq(course.id, enrolment.courseId), eq(course.contentType, 'course')))
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(courseText, textOfItem(courseText, course.id, audience.language))
    .where(gt(enrolment.createdAt, since))
    .groupBy(course.id, courseText.name, courseText.language)
    .orderBy(desc(count()), course.id)
    .limit(most)

/** What most people began within a year of those that an audience is shown; `now` in milliseconds since 1970. */
export async function popular(db: Db, audience: Audience, now: number): Promise<Lead[]> {
  const since = new Date(now - counted)
  const [first, then] = await Promise.all([certifications(db, audience, since), courses(db, audience, since)])
  return [
    ...first.map((each) => ({ type: 'certification' as const, ...each })),
    ...then.map((each) => ({ type: 'course' as const, ...each })),
  ]
}
