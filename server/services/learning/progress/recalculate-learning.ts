import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { video } from '#server/db/schema/video.ts'
import type { ContentType } from '#src/domain/course/course.ts'
import type { LearningStatus } from '#src/domain/enrolment/enrolment.ts'
import { openTheoryExams } from '../certification-enrolment/open-theory-exams.ts'
import { updateCourseRegistration } from '../certification-enrolment/update-registration.ts'
import { learningStatusOf, loadChapterStates } from './load-learning-progress.ts'

/**
 * The states of a course that a progress report may change. A course whose chapters are all watched or whose quiz
 * is passed stays unchanged.
 */
const changeableStates: readonly LearningStatus[] = ['notStarted', 'learning']

/** Updates a course's state from its chapters after a progress report, and returns the state. */
export async function recalculateLearning(
  tx: Db,
  input: { learnerId: number; courseId: number; contentType: ContentType; now: number },
): Promise<LearningStatus> {
  const chapters = await tx
    .select({ id: chapter.id, seconds: video.seconds })
    .from(chapter)
    .innerJoin(video, eq(video.name, chapter.video))
    .where(and(eq(chapter.courseId, input.courseId), isNotNull(chapter.position)))
  if (input.contentType === 'video')
    return learningStatusOf([...(await loadChapterStates(tx, input.learnerId, chapters)).values()])
  const isOwnRow = and(eq(enrolment.learnerId, input.learnerId), eq(enrolment.courseId, input.courseId))
  // The row is locked before the chapters are read: if two reports concurrently finish two chapters, the second one
  // sees both.
  const [row] = await tx.select().from(enrolment).where(isOwnRow).for('update')
  const previous = row?.process ?? 'notStarted'
  const current = learningStatusOf([...(await loadChapterStates(tx, input.learnerId, chapters)).values()])
  if (!changeableStates.includes(previous) || current === previous) return previous
  if (row) await updateCourseRegistration(tx, row, { process: current }, input.now)
  if (current === 'learned') await openTheoryExams(tx, input.learnerId, input.courseId, input.now)
  return current
}
