import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import type { ChapterState, ContentType } from '#src/domain/course/course.ts'
import { type Interval, isWatched } from '#src/domain/course/watched.ts'
import type { LearningProcess, RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'

/** A learner's progress in one course or video. */
export interface LearningProgress {
  registrationStatus: RegistrationStatus
  process: LearningProcess
  stateOf(chapterId: number): ChapterState
  lastChapterId: number | null
}

export interface Watchable {
  id: number
  contentType: ContentType
  chapters: readonly { id: number; seconds: number }[]
}

/** The state of a chapter, judged by the intervals of it that were watched. */
export function computeChapterState(
  intervals: readonly Interval[] | undefined,
  seconds: number,
): ChapterState {
  if (!intervals) return 'notStarted'
  return isWatched(intervals, seconds) ? 'watched' : 'started'
}

/** The state of a whole course or video, judged by the states of its chapters. */
export function processOf(states: readonly ChapterState[]): LearningProcess {
  if (states.length > 0 && states.every((state) => state === 'watched')) return 'learned'
  return states.every((state) => state === 'notStarted') ? 'notStarted' : 'learning'
}

const watchedAmong = prepareQuery((db) =>
  db
    .select({ chapterId: chapterWatching.chapterId, intervals: chapterWatching.intervals })
    .from(chapterWatching)
    .where(
      and(
        eq(chapterWatching.learnerId, sql.placeholder('learnerId')),
        sql`${chapterWatching.chapterId} = any(${sql.placeholder('ids')}::integer[])`,
      ),
    )
    .orderBy(desc(chapterWatching.reportedAt))
    .prepare('watched_chapters'),
)

const enrolmentIn = prepareQuery((db) =>
  db
    .select({ status: enrolment.status, process: enrolment.process })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.learnerId, sql.placeholder('learnerId')),
        eq(enrolment.courseId, sql.placeholder('courseId')),
      ),
    )
    .prepare('enrolment_in_course'),
)

/** What a learner has watched of some chapters, the last watched first. */
async function watchedOf(db: Db, learnerId: number, chapters: Watchable['chapters']) {
  const ids = chapters.map((chapter) => chapter.id)
  return ids.length === 0 ? [] : watchedAmong(db).execute({ learnerId, ids })
}

type Watched = Awaited<ReturnType<typeof watchedOf>>

const statesBy = (watched: Watched, chapters: Watchable['chapters']): Map<number, ChapterState> => {
  const intervals = new Map(watched.map((row) => [row.chapterId, row.intervals]))
  return new Map(chapters.map(({ id, seconds }) => [id, computeChapterState(intervals.get(id), seconds)]))
}

/** The states of the chapters of one course or video for a learner. */
export const chapterStates = async (db: Db, learnerId: number, chapters: Watchable['chapters']) =>
  statesBy(await watchedOf(db, learnerId, chapters), chapters)

/**
 * A learner's progress in one course or video. A video has no registration: its process is what was watched
 * of it.
 */
export async function learningOf(db: Db, learnerId: number, item: Watchable): Promise<LearningProgress> {
  const watched = await watchedOf(db, learnerId, item.chapters)
  const states = statesBy(watched, item.chapters)
  const lastChapterId = watched[0]?.chapterId ?? null
  const stateOf = (chapterId: number): ChapterState => states.get(chapterId) ?? 'notStarted'
  if (item.contentType === 'video') {
    return {
      registrationStatus: 'notEnrolled',
      process: processOf([...states.values()]),
      stateOf,
      lastChapterId,
    }
  }
  const [row] = await enrolmentIn(db).execute({ learnerId, courseId: item.id })
  return {
    registrationStatus: row?.status ?? 'notEnrolled',
    process: row?.process ?? 'notStarted',
    stateOf,
    lastChapterId,
  }
}
