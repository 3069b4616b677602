import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { topic, topicCourse, topicText } from '#server/db/schema/topic.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Topic } from '#src/domain/topic/topic.ts'
import { loadReferencedCourses } from './referenced-courses.ts'

/** Returns a topic with its courses; refused as `notFound` if the audience can't see it. */
export async function getTopic(db: Db, audience: Audience, id: number): Promise<Topic | RefusedResult> {
  const [found] = await listTopicsByIds(db, audience, [id])
  return found ?? refuse('notFound')
}

/** Returns visible topics by their ids, each with its courses. */
export async function listTopicsByIds(db: Db, audience: Audience, ids: readonly number[]): Promise<Topic[]> {
  const rows = await db
    .select({ topic, text: topicText })
    .from(topic)
    .innerJoin(contentItem, isPublishedFor(audience, 'topic', topic.id))
    .innerJoin(topicText, isItemText(topicText, topic.id, audience.language))
    .where(inArray(topic.id, [...ids]))
    .orderBy(asc(topic.id))
  const visibleIds = rows.map((row) => row.topic.id)
  const coursesOfTopic = await coursesOf(db, audience, visibleIds)
  return rows.map(({ topic: row, text }) => ({
    id: row.id,
    subject: row.subject,
    picture: localizePicture(row.picture, text.language),
    name: text.name,
    summary: text.summary,
    body: text.body,
    bodyLanguage: text.bodyLanguage,
    courses: coursesOfTopic(row.id),
    quizId: row.quiz,
    language: text.language,
  }))
}

/** Returns a function that lists the visible courses and videos of a topic in the order that the topic defines. */
async function coursesOf(db: Db, audience: Audience, topicIds: readonly number[]) {
  const references = await db
    .select({ by: topicCourse.topicId, id: topicCourse.courseId })
    .from(topicCourse)
    .where(inArray(topicCourse.topicId, [...topicIds]))
    .orderBy(asc(topicCourse.position))
  return loadReferencedCourses(db, audience, references)
}
