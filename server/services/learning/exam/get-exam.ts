import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { topic } from '#server/db/schema/topic.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isExamWindowOpen } from '#src/domain/certification/exam-window.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import { type Refusal, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import type { ExamKey } from './attempt-rows.ts'

/** An exam for a learner: its question pool, the round, and the reason that prevents a new attempt. */
export interface ExamForLearner {
  /** The id of the question pool from which exam papers are drawn. */
  poolId: number
  /**
   * The number of the current round: a new registration starts a new round. The maximum number of attempts applies
   * to each round.
   */
  round: number
  /** The refusal of a new attempt, regardless of previous attempts; absent if nothing blocks it. */
  startRefusal?: Refusal
}

/** The part of an exam that depends only on content; `isFree` is true for an exam that needs no registration. */
interface ExamContent {
  pool: number
  kind: CertificationKind | null
  isFree: boolean
}

/** Returns the content of an exam that the audience can see, or undefined. Cached until content changes. */
const findExamContent = (
  db: Db,
  audience: Audience,
  { exam, targetId }: Pick<ExamKey, 'exam' | 'targetId'>,
): Promise<ExamContent | undefined> =>
  getCachedContent(db, `exam ${exam} ${targetId} ${audience.tenant} ${audience.site.code}`, async () => {
    if (exam === 'theory') return findTheory(db, audience, targetId)
    return exam === 'topic' ? findTopicQuiz(db, audience, targetId) : findCourseQuiz(db, audience, targetId)
  })

/**
 * Returns an exam for a learner. Refused as `notFound` if the audience can't see the exam, or if the course or
 * certification has no exam.
 */
export async function getExam(
  db: Db,
  audience: Audience,
  examKey: ExamKey,
  now: number,
): Promise<ExamForLearner | RefusedResult> {
  const content = await findExamContent(db, audience, examKey)
  if (!content) return refuse('notFound')
  const { pool, kind, isFree } = content
  if (kind) return theoryOf(db, examKey, { pool, kind }, now)
  const isOpen = isFree || (await registrationStatusOf(db, examKey)) === 'audited'
  return { poolId: pool, round: 1, ...(!isOpen && { startRefusal: 'examStartFailed' as const }) }
}

async function theoryOf(
  db: Db,
  { learnerId, targetId }: ExamKey,
  { pool, kind }: { pool: number; kind: CertificationKind },
  now: number,
): Promise<ExamForLearner> {
  const registration = await findCurrentEnrolment(db, learnerId, targetId)
  const exam = { poolId: pool, round: registration?.round ?? 1 }
  if (registration?.progress !== 'exam') return { ...exam, startRefusal: 'examStartFailed' }
  const creditsAt = registration.creditsAt?.getTime() ?? now
  return isExamWindowOpen(kind, creditsAt, now) ? exam : { ...exam, startRefusal: 'enrolmentExpired' }
}

async function registrationStatusOf(db: Db, { learnerId, targetId }: ExamKey) {
  const [row] = await db
    .select({ status: enrolment.status })
    .from(enrolment)
    .where(and(eq(enrolment.courseId, targetId), eq(enrolment.learnerId, learnerId)))
  return row?.status
}

async function findTheory(db: Db, audience: Audience, id: number): Promise<ExamContent | undefined> {
  const [row] = await db
    .select({ pool: certification.pool, kind: certification.kind })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .where(eq(certification.id, id))
  return row && { ...row, isFree: false }
}

/**
 * Returns the quiz of a course, which needs an approved registration, or of a video, which is open to all learners;
 * undefined if there is no quiz.
 */
async function findCourseQuiz(db: Db, audience: Audience, id: number): Promise<ExamContent | undefined> {
  const [row] = await db
    .select({ pool: course.quiz, contentType: course.contentType })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .where(eq(course.id, id))
  if (!row || row.pool === null) return undefined
  return { pool: row.pool, kind: null, isFree: row.contentType === 'video' }
}

async function findTopicQuiz(db: Db, audience: Audience, id: number): Promise<ExamContent | undefined> {
  const [row] = await db
    .select({ pool: topic.quiz })
    .from(topic)
    .innerJoin(contentItem, isPublishedFor(audience, 'topic', topic.id))
    .where(eq(topic.id, id))
  return row && row.pool !== null ? { pool: row.pool, kind: null, isFree: true } : undefined
}
