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
import type { ExamOf } from './attempt-rows.ts'

/** An exam as a learner finds it: its pool of questions, the round, and what blocks it. */
export interface Exam {
  /** The id of the pool that its papers are drawn from. */
  pool: number
  /** The number of the round; attempts count within one. */
  round: number
  /** The refusal of another attempt now, whatever the attempts before; absent where nothing blocks it. */
  blocked?: Refusal
}

/**
 * Finds an exam for a learner. Refused as `notFound` when the audience is not shown it, or when the course or
 * certification has none.
 */
export async function findExam(
  db: Db,
  audience: Audience,
  of: ExamOf,
  now: number,
): Promise<Exam | RefusedResult> {
  if (of.exam === 'theory') return findTheory(db, audience, of, now)
  return of.exam === 'topic' ? findTopicQuiz(db, audience, of) : findCourseQuiz(db, audience, of)
}

async function findTheory(
  db: Db,
  audience: Audience,
  of: ExamOf,
  now: number,
): Promise<Exam | RefusedResult> {
  const [row] = await db
    .select({ pool: certification.pool, kind: certification.kind })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .where(eq(certification.id, of.targetId))
  if (!row) return refuse('notFound')
  const registered = await currentEnrolment(db, of.learnerId, of.targetId)
  const exam = { pool: row.pool, round: registered?.round ?? 1 }
  if (registered?.progress !== 'exam') return { ...exam, blocked: 'examStartFailed' }
  const completeAt = registered.creditsAt?.getTime() ?? now
  return isExamWindowOpen(row.kind, completeAt, now) ? exam : { ...exam, blocked: 'enrolmentExpired' }
}

/**
 * The quiz of a course, which only learners with an approved registration may take, or that of a video, which
 * anybody may.
 */
async function findCourseQuiz(db: Db, audience: Audience, of: ExamOf): Promise<Exam | RefusedResult> {
  const [row] = await db
    .select({ pool: course.quiz, contentType: course.contentType, status: enrolment.status })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .leftJoin(enrolment, registrationOf(of))
    .where(eq(course.id, of.targetId))
  if (!row || row.pool === null) return refuse('notFound')
  const open = row.contentType === 'video' || row.status === 'audited'
  return { pool: row.pool, round: 1, ...(!open && { blocked: 'examStartFailed' as const }) }
}

const registrationOf = ({ learnerId, targetId }: ExamOf): SQL =>
  and(eq(enrolment.courseId, targetId), eq(enrolment.learnerId, learnerId)) as SQL

async function findTopicQuiz(db: Db, audience: Audience, of: ExamOf): Promise<Exam | RefusedResult> {
  const [row] = await db
    .select({ pool: topic.quiz })
    .from(topic)
    .innerJoin(contentItem, isPublishedFor(audience, 'topic', topic.id))
    .where(eq(topic.id, of.targetId))
  return row && row.pool !== null ? { pool: row.pool, round: 1 } : refuse('notFound')
}
