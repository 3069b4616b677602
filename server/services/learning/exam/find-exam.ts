import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { topic } from '#server/db/schema/topic.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isExamWindowOpen } from '#src/domain/certification/exam-window.ts'
import { type Refusal, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import type { ExamKey } from './attempt-rows.ts'

/** An exam for a learner: its question pool, the round, and the reason that blocks it. */
export interface Exam {
  /** The id of the pool of its papers. */
  pool: number
  /** The number of the round; attempts are counted per round. */
  round: number
  /** The refusal of a new attempt, regardless of previous attempts; absent if nothing blocks it. */
  blocked?: Refusal
}

/**
 * Returns an exam for a learner. Refused as `notFound` if the audience can't see it, or if the course or
 * certification has none.
 */
export async function findExam(
  db: Db,
  audience: Audience,
  examKey: ExamKey,
  now: number,
): Promise<Exam | RefusedResult> {
  if (examKey.exam === 'theory') return findTheory(db, audience, examKey, now)
  return examKey.exam === 'topic'
    ? findTopicQuiz(db, audience, examKey)
    : findCourseQuiz(db, audience, examKey)
}

async function findTheory(
  db: Db,
  audience: Audience,
  examKey: ExamKey,
  now: number,
): Promise<Exam | RefusedResult> {
  const [row] = await db
    .select({ pool: certification.pool, kind: certification.kind })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .where(eq(certification.id, examKey.targetId))
  if (!row) return refuse('notFound')
  const registration = await currentEnrolment(db, examKey.learnerId, examKey.targetId)
  const exam = { pool: row.pool, round: registration?.round ?? 1 }
  if (registration?.progress !== 'exam') return { ...exam, blocked: 'examStartFailed' }
  const creditsAt = registration.creditsAt?.getTime() ?? now
  return isExamWindowOpen(row.kind, creditsAt, now) ? exam : { ...exam, blocked: 'enrolmentExpired' }
}

/**
 * Returns the quiz of a course, for learners with an approved registration, or of a video, for all learners.
 */
async function findCourseQuiz(db: Db, audience: Audience, examKey: ExamKey): Promise<Exam | RefusedResult> {
  const [row] = await db
    .select({ pool: course.quiz, contentType: course.contentType, status: enrolment.status })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .leftJoin(enrolment, registrationOf(examKey))
    .where(eq(course.id, examKey.targetId))
  if (!row || row.pool === null) return refuse('notFound')
  const isOpen = row.contentType === 'video' || row.status === 'audited'
  return { pool: row.pool, round: 1, ...(!isOpen && { blocked: 'examStartFailed' as const }) }
}

const registrationOf = ({ learnerId, targetId }: ExamKey): SQL =>
  and(eq(enrolment.courseId, targetId), eq(enrolment.learnerId, learnerId)) as SQL

async function findTopicQuiz(db: Db, audience: Audience, examKey: ExamKey): Promise<Exam | RefusedResult> {
  const [row] = await db
    .select({ pool: topic.quiz })
    .from(topic)
    .innerJoin(contentItem, isPublishedFor(audience, 'topic', topic.id))
    .where(eq(topic.id, examKey.targetId))
  return row && row.pool !== null ? { pool: row.pool, round: 1 } : refuse('notFound')
}
