import { and, eq, type SQL } from 'drizzle-orm'
import { isExamWindowOpen } from '../../../src/domain/certification/exam-window.ts'
import { type Refusal, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import { contentItem } from '../../db/schema/content.ts'
import { course } from '../../db/schema/course.ts'
import { enrolment } from '../../db/schema/enrolment.ts'
import { topic } from '../../db/schema/topic.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import type { ExamOf } from './attempt-rows.ts'

/** An exam as a learner finds it. */
export interface Exam {
  /** The pool that its papers are drawn from. */
  pool: number
  /** Attempts count within a round. */
  round: number
  /** Why another attempt can't be begun now, whatever the attempts before. */
  blocked?: Refusal
}

/** Finds an exam for a learner. Refused as `notFound` when the audience is not shown it, or when there is none. */
export async function findExam(db: Db, audience: Audience, of: ExamOf, now: number): Promise<Exam | Refused> {
  if (of.exam === 'theory') return findTheory(db, audience, of, now)
  return of.exam === 'topic' ? findTopicQuiz(db, audience, of) : findCourseQuiz(db, audience, of)
}

async function findTheory(db: Db, audience: Audience, of: ExamOf, now: number): Promise<Exam | Refused> {
  const [row] = await db
    .select({ pool: certification.pool, kind: certification.kind })
    .from(certification)
    .innerJoin(contentItem, shownTo(audience, 'certification', certification.id))
    .where(eq(certification.id, of.subjectId))
  if (!row) return refuse('notFound')
  const registered = await currentEnrolment(db, of.learnerId, of.subjectId)
  const exam = { pool: row.pool, round: registered?.round ?? 1 }
  if (registered?.progress !== 'exam') return { ...exam, blocked: 'examStartFailed' }
  const completeAt = registered.creditsAt?.getTime() ?? now
  return isExamWindowOpen(row.kind, completeAt, now) ? exam : { ...exam, blocked: 'enrolmentExpired' }
}

/** A course's quiz asks for an audited registration; a video's for nothing. */
async function findCourseQuiz(db: Db, audience: Audience, of: ExamOf): Promise<Exam | Refused> {
  const [row] = await db
    .select({ pool: course.quiz, contentType: course.contentType, status: enrolment.status })
    .from(course)
    .innerJoin(contentItem, shownTo(audience, 'course', course.id))
    .leftJoin(enrolment, registrationOf(of))
    .where(eq(course.id, of.subjectId))
  if (!row || row.pool === null) return refuse('notFound')
  const open = row.contentType === 'video' || row.status === 'audited'
  return { pool: row.pool, round: 1, ...(!open && { blocked: 'examStartFailed' as const }) }
}

const registrationOf = ({ learnerId, subjectId }: ExamOf): SQL =>
  and(eq(enrolment.courseId, subjectId), eq(enrolment.learnerId, learnerId)) as SQL

async function findTopicQuiz(db: Db, audience: Audience, of: ExamOf): Promise<Exam | Refused> {
  const [row] = await db
    .select({ pool: topic.quiz })
    .from(topic)
    .innerJoin(contentItem, shownTo(audience, 'topic', topic.id))
    .where(eq(topic.id, of.subjectId))
  return row && row.pool !== null ? { pool: row.pool, round: 1 } : refuse('notFound')
}
