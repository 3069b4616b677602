import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learningHistory } from '#server/db/schema/learning-history.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { decideEnrolment, type EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import { ensureCourseMayMove } from './move-course.ts'

interface Of {
  learnerId: number
  certificationId: number
  now: number
}

const coursesOf = (tx: Db, { certificationId }: Of) =>
  tx
    .select({ id: course.id, needsApproval: course.needsApproval })
    .from(certificationCourse)
    .innerJoin(course, eq(course.id, certificationCourse.courseId))
    .where(and(eq(certificationCourse.certificationId, certificationId), eq(course.contentType, 'course')))

/**
 * Locks a learner's registrations in courses, in the order of their ids, so that no two transactions wait for
 * each other.
 */
export const lockRegistrations = (tx: Db, learnerId: number) =>
  tx
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(eq(enrolment.learnerId, learnerId))
    .orderBy(enrolment.id)
    .for('update')

/** Registers a learner in all courses of a certification; existing registrations stay as they are. */
export async function registerCourses(
  tx: Db,
  of: Of & { emailNotification: EmailNotification; byLetter?: boolean },
): Promise<void> {
  const at = new Date(of.now)
  for (const { id, needsApproval } of await coursesOf(tx, of)) {
    const decided = decideEnrolment('notEnrolled', { needsApproval }, of.byLetter)
    if ('refusal' in decided) throw new Error('Nobody is registered from the beginning')
    const { status } = decided
    const { learnerId, emailNotification } = of
    await tx
      .insert(enrolment)
      .values({
        learnerId,
        courseId: id,
        status,
        process: 'notStarted',
        emailNotification,
        createdAt: at,
        changedAt: at,
      })
      .onConflictDoUpdate({
        target: [enrolment.learnerId, enrolment.courseId],
        set: { status, changedAt: at },
        setWhere: eq(enrolment.status, 'notEnrolled'),
      })
  }
}

/**
 * Sets a learner's progress in all courses of a certification back to 0 and keeps the former progress as
 * history.
 */
export async function resetLearning(tx: Db, of: Of): Promise<void> {
  const ids = (await coursesOf(tx, of)).map(({ id }) => id)
  const mine = and(eq(enrolment.learnerId, of.learnerId), inArray(enrolment.courseId, ids))
  const before = await tx.select().from(enrolment).where(mine).for('update')
  for (const row of before) ensureCourseMayMove(row, { process: 'notStarted' })
  const endedAt = new Date(of.now)
  const rows = before.map(({ learnerId, courseId, process }) => ({ learnerId, courseId, process, endedAt }))
  if (rows.length > 0) await tx.insert(learningHistory).values(rows)
  await tx
    .update(enrolment)
    .set({ process: 'notStarted', carriedOver: false, changedAt: endedAt })
    .where(mine)
  const chapters = tx.select({ id: chapter.id }).from(chapter).where(inArray(chapter.courseId, ids))
  await tx
    .delete(chapterWatching)
    .where(and(eq(chapterWatching.learnerId, of.learnerId), inArray(chapterWatching.chapterId, chapters)))
}
