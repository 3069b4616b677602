import { asc, eq } from 'drizzle-orm'
import { letterOf } from '#src/domain/exam/exam.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { chapter } from '../db/schema/chapter.ts'
import { video } from '../db/schema/video.ts'
import { listPaperRows, type PaperRow } from '../services/learning/exam/attempt-rows.ts'
import { beginExam } from '../services/learning/exam/begin-exam.ts'
import { findAttempt } from '../services/learning/exam/find-attempt.ts'
import { submitExam } from '../services/learning/exam/submit-exam.ts'
import { getWatchableChapter } from '../services/learning/progress/get-watchable-chapter.ts'
import { saveProgress } from '../services/learning/progress/save-progress.ts'
import { startWatching } from '../services/learning/progress/start-watching.ts'
import type { PerformAction } from './action.ts'

/** Watches chapters one after the other, in real time. */
export const watch: PerformAction<'watch'> = async ({ db, learner, audience, now }, action) => {
  const chapters = await db
    .select({ id: chapter.id, seconds: video.seconds })
    .from(chapter)
    .innerJoin(video, eq(video.name, chapter.video))
    .where(eq(chapter.courseId, action.course))
    .orderBy(asc(chapter.position))
  let at = now
  for (const { id, seconds } of chapters.filter((each) => each.id === (action.chapter ?? each.id))) {
    const input = { learnerId: learner.id, audience, courseId: action.course, chapterId: id }
    const found = await getWatchableChapter(db, input)
    if (isRefused(found)) return found
    const until = Math.min(action.seconds ?? seconds, seconds)
    await startWatching(db, learner.id, id, at)
    at += until * 1000
    const saved = await saveProgress(db, input, until, at)
    if (isRefused(saved)) return saved
  }
  return chapters.length > 0 ? true : refuse('notFound')
}

const examDuration = 25 * 60 * 1000

/** Returns the letters of the right options of a question, or a wrong letter. */
function lettersFor({ paper: { order }, correct }: PaperRow, isRight: boolean): string[] {
  const wrong = order.filter((option) => !correct.includes(option)).slice(0, 1)
  return (isRight ? correct : wrong).map((option) => letterOf(order.indexOf(option)))
}

export const sitExam: PerformAction<'sitExam'> = async (
  { db, learner, audience, random, now },
  { exam, id, right },
) => {
  const beginning = { audience, random, now, linkOf: (name: string) => name }
  const begun = await beginExam(db, { learnerId: learner.id, exam, targetId: id }, beginning)
  if (isRefused(begun)) return begun
  const attempt = await findAttempt(db, learner.id, begun.attemptId)
  if (!attempt) return refuse('notFound')
  const answers = (await listPaperRows(db, attempt)).map((row, index) => ({
    position: row.paper.position,
    letters: lettersFor(row, index < right),
  }))
  return submitExam(db, learner.id, { attemptId: attempt.id, answers }, now + examDuration)
}
