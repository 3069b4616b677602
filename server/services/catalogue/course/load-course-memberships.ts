import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationCourse, certificationText } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { topic, topicCourse, topicText } from '#server/db/schema/topic.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'

/** Returns the certifications that contain the given courses, by course id: only visible newest versions. */
async function findCertifications(db: Db, audience: Audience, courses: readonly number[]) {
  const rows = await db
    .select({ courseId: certificationCourse.courseId, certification, text: certificationText })
    .from(certificationCourse)
    .innerJoin(certification, eq(certification.id, certificationCourse.certificationId))
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, audience.language))
    .where(and(inArray(certificationCourse.courseId, [...courses]), isNull(certification.parent)))
    .orderBy(asc(certification.position), asc(certification.id))
  const memberships = rows.map(({ courseId, certification: { id, kind }, text }) => ({
    courseId,
    item: { id, kind, name: text.name, language: text.language },
  }))
  return Map.groupBy(memberships, ({ courseId }) => courseId)
}

/** Returns the visible topics that contain the given courses, by course id. */
async function findTopics(db: Db, audience: Audience, courses: readonly number[]) {
  const rows = await db
    .select({ courseId: topicCourse.courseId, text: topicText })
    .from(topicCourse)
    .innerJoin(topic, eq(topic.id, topicCourse.topicId))
    .innerJoin(contentItem, isPublishedFor(audience, 'topic', topic.id))
    .innerJoin(topicText, isItemText(topicText, topic.id, audience.language))
    .where(inArray(topicCourse.courseId, [...courses]))
    .orderBy(asc(topic.id))
  const memberships = rows.map(({ courseId, text: { id, name, language } }) => ({
    courseId,
    item: { id, name, language },
  }))
  return Map.groupBy(memberships, ({ courseId }) => courseId)
}

/** Returns a function that lists the certifications and topics of a course. */
export async function loadCourseMemberships(db: Db, audience: Audience, courses: readonly number[]) {
  const certifications = await findCertifications(db, audience, courses)
  const topics = await findTopics(db, audience, courses)
  return (id: number): Pick<PublishedCourse, 'certifications' | 'topics'> => ({
    certifications: (certifications.get(id) ?? []).map(({ item }) => item),
    topics: (topics.get(id) ?? []).map(({ item }) => item),
  })
}
