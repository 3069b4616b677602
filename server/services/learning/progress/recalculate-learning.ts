import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { video } from '#server/db/schema/video.ts'
import type { ContentType } from '#src/domain/course/course.ts'
import type { LearningProcess } from '#src/domain/enrolment/enrolment.ts'
import { moveCourse } from '../certification-enrolment/move-course.ts'
import { recalculateCredits } from '../certification-enrolment/recalculate-credits.ts'
import { chapterStates, processOf } from './learning-of.ts'

/** The states of a course that a report of progress may still change; a learned or examined course stays so. */
const open: readonly LearningProcess[] = ['notStarted', 'learning']

/** Sets a course's state by its chapters after a report of progress, and returns it. */
export async function recalculateLearning(
  tx: Db,
  of: { learnerId: number; courseId: number; contentType: ContentType; now: number },
): Promise<LearningProcess> {
  const chapters = await tx
    .select({ id: chapter.id, seconds: video.seconds })
    .from(chapter)
    .innerJoin(video, eq(video.name, chapter.video))
    .where(and(eq(chapter.courseId, of.courseId), isNotNull(chapter.position)))
  if (of.contentType === 'video')
    return processOf([...(await chapterStates(tx, of.learnerId, chapters)).values()])
  const mine = and(eq(enrolment.learnerId, of.learnerId), eq(enrolment.courseId, of.courseId))
  // Locked before the chapters are read: of two reports that finish two chapters at once, the second sees both.
  const [row] = await tx.select().from(enrolment).where(mine).for('update')
  const before = row?.process ?? 'notStarted'
  const now = processOf([...(await chapterStates(tx, of.learnerId, chapters)).values()])
  if (!open.includes(before) || now === before) return before
  if (row) await moveCourse(tx, row, { process: now }, of.now)
  if (now === 'learned') await recalculateCredits(tx, of.learnerId, of.courseId, of.now)
  return now
}
