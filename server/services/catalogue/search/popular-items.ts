import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'

/** The number of popular certifications, and of popular courses. */
const itemsPerFamily = 3
/** The maximum age of the enrolments that count towards popularity, in milliseconds: a year. */
const period = 365 * 86_400_000

// The two queries look alike, but use different tables: a shared function would need four tables and five columns as
// parameters.
const findCertifications = (db: Db, audience: Audience, since: Date) =>
  db
    .select({ id: certification.id, name: certificationText.name, language: certificationText.language })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, audience.language))
    .where(gt(certificationEnrolment.begunAt, since))
    .groupBy(certification.id, certificationText.name, certificationText.language)
    .orderBy(desc(count()), certification.id)
    .limit(itemsPerFamily)

const findCourses = (db: Db, audience: Audience, since: Date) =>
  db
    .select({ id: course.id, name: courseText.name, language: courseText.language })
    .from(enrolment)
    .innerJoin(course, and(eq(course.id, enrolment.courseId), eq(course.contentType, 'course')))
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .innerJoin(courseText, isItemText(courseText, course.id, audience.language))
    .where(gt(enrolment.createdAt, since))
    .groupBy(course.id, courseText.name, courseText.language)
    .orderBy(desc(count()), course.id)
    .limit(itemsPerFamily)

/** Returns the visible items with the most enrolments within a year; `now` in milliseconds since 1970. */
export async function listPopularItems(db: Db, audience: Audience, now: number): Promise<SearchSuggestion[]> {
  const since = new Date(now - period)
  const [first, second] = await Promise.all([
    findCertifications(db, audience, since),
    findCourses(db, audience, since),
  ])
  return [
    ...first.map((row) => ({ type: 'certification' as const, ...row })),
    ...second.map((row) => ({ type: 'course' as const, ...row })),
  ]
}
