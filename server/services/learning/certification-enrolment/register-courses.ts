import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learningHistory } from '#server/db/schema/learning-history.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { checkEnrolment, type SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { ensureCourseTransition } from './update-registration.ts'

interface RegistrationKey {
  learnerId: number
  certificationId: number
  now: number
}

const coursesOf = (tx: Db, { certificationId }: RegistrationKey) =>
  tx
    .select({ id: course.id, needsApproval: course.needsApproval })
    .from(certificationCourse)
    .innerJoin(course, eq(course.id, certificationCourse.courseId))
    .where(and(eq(certificationCourse.certificationId, certificationId), eq(course.contentType, 'course')))

/** Locks a learner's registrations in courses, in the order of their ids, so that there is no deadlock. */
export const lockCourseRegistrations = (tx: Db, learnerId: number) =>
  tx
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(eq(enrolment.learnerId, learnerId))
    .orderBy(enrolment.id)
    .for('update')

/** Registers a learner in all courses of a certification; existing registrations stay unchanged. */
export async function registerInCourses(
  tx: Db,
  key: RegistrationKey & { emailNotification: SubscriptionStatus; byInvitation?: boolean },
): Promise<void> {
  const at = new Date(key.now)
  for (const { id, needsApproval } of await coursesOf(tx, key)) {
    const decision = checkEnrolment('notEnrolled', { needsApproval }, key.byInvitation)
    if ('refusal' in decision) throw new Error('A new registration was refused')
    const { status } = decision
    const { learnerId, emailNotification } = key
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
 * Resets a learner's progress in all courses of a certification to 0 and stores the former progress as
 * history.
 */
export async function resetCourseProgress(tx: Db, key: RegistrationKey): Promise<void> {
  const ids = (await coursesOf(tx, key)).map(({ id }) => id)
  const isOwnRow = and(eq(enrolment.learnerId, key.learnerId), inArray(enrolment.courseId, ids))
  const before = await tx.select().from(enrolment).where(isOwnRow).for('update')
  for (const row of before) ensureCourseTransition(row, { process: 'notStarted' })
  const endedAt = new Date(key.now)
  const rows = before.map(({ learnerId, courseId, process }) => ({ learnerId, courseId, process, endedAt }))
  if (rows.length > 0) await tx.insert(learningHistory).values(rows)
  await tx
    .update(enrolment)
    .set({ process: 'notStarted', carriedOver: false, changedAt: endedAt })
    .where(isOwnRow)
  const chapters = tx.select({ id: chapter.id }).from(chapter).where(inArray(chapter.courseId, ids))
  await tx
    .delete(chapterWatching)
    .where(and(eq(chapterWatching.learnerId, key.learnerId), inArray(chapterWatching.chapterId, chapters)))
}
