import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { topic, topicCourse, topicText } from '#server/db/schema/topic.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import type { Topic } from '#src/domain/topic/topic.ts'
import { summaries } from './course-rows.ts'

/** One topic with its courses; refused as `notFound` where the audience is not shown it. */
export async function getTopic(db: Db, audience: Audience, id: number): Promise<Topic | Refused> {
  const [row] = await db
    .select({ topic, text: topicText })
    .from(topic)
    .innerJoin(contentItem, shownTo(audience, 'topic', topic.id))
    .innerJoin(topicText, textIn(topicText, topic.id, audience.language))
    .where(eq(topic.id, id))
  if (!row) return refuse('notFound')
  return {
    id,
    subject: row.topic.subject,
    picture: row.topic.picture,
    name: row.text.name,
    summary: row.text.summary,
    body: row.text.body,
    bodyLanguage: row.text.bodyLanguage,
    courses: await coursesOf(db, audience, id),
    quizId: row.topic.quiz,
    language: row.text.language,
  }
}

/** The courses and videos around a topic that the audience is shown, in the topic's order. */
async function coursesOf(db: Db, audience: Audience, topicId: number): Promise<CourseSummary[]> {
  const named = await db
    .select({ id: topicCourse.courseId })
    .from(topicCourse)
    .where(eq(topicCourse.topicId, topicId))
    .orderBy(asc(topicCourse.position))
  const ids = named.map((each) => each.id)
  if (ids.length === 0) return []
  const found = await summaries(db, audience, { where: inArray(course.id, ids) })
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
