import type { Db } from '#server/db/client.ts'
import type { ChapterState, ContentType } from '#src/domain/course/course.ts'
import { type Interval, isWatched } from '#src/domain/course/watched-intervals.ts'
import type { LearningStatus, RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'
import { findProgress, type ProgressRecord } from './find-progress.ts'

/** A learner's progress in one course or video. */
export interface LearningProgress {
  registrationStatus: RegistrationStatus
  process: LearningStatus
  stateOf(chapterId: number): ChapterState
  lastChapterId: number | null
  /** The position in the chapter that was watched last, in seconds. */
  lastPosition: number
}

export interface WatchableChapters {
  id: number
  contentType: ContentType
  chapters: readonly { id: number; seconds: number }[]
}

/** Returns the state of a chapter from its watched intervals. */
export function computeChapterState(
  intervals: readonly Interval[] | undefined,
  seconds: number,
): ChapterState {
  if (!intervals) return 'notStarted'
  return isWatched(intervals, seconds) ? 'watched' : 'started'
}

/** Returns the state of a course or video from the states of its chapters. */
export function learningStatusOf(states: readonly ChapterState[]): LearningStatus {
  if (states.length > 0 && states.every((state) => state === 'watched')) return 'learned'
  return states.every((state) => state === 'notStarted') ? 'notStarted' : 'learning'
}

const statesFrom = (
  watched: ProgressRecord['watched'],
  chapters: WatchableChapters['chapters'],
): Map<number, ChapterState> => {
  const intervals = new Map(watched.map((row) => [row.chapterId, row.intervals]))
  return new Map(chapters.map(({ id, seconds }) => [id, computeChapterState(intervals.get(id), seconds)]))
}

const idsOf = (chapters: WatchableChapters['chapters']) => chapters.map(({ id }) => id)

/** Returns the states of the chapters of one course or video for a learner. */
export async function loadChapterStates(db: Db, learnerId: number, chapters: WatchableChapters['chapters']) {
  const { watched } = await findProgress(db, { learnerId, courseId: null, chapterIds: idsOf(chapters) })
  return statesFrom(watched, chapters)
}

/**
 * Returns a learner's progress in one course or video. A video has no registration: its process depends on
 * the watched chapters.
 */
export async function loadLearningProgress(
  db: Db,
  learnerId: number,
  { id, contentType, chapters }: WatchableChapters,
): Promise<LearningProgress> {
  const courseId = contentType === 'video' ? null : id
  const { enrolment, watched } = await findProgress(db, { learnerId, courseId, chapterIds: idsOf(chapters) })
  const states = statesFrom(watched, chapters)
  const own = contentType === 'video' ? learningStatusOf([...states.values()]) : 'notStarted'
  return {
    registrationStatus: enrolment?.status ?? 'notEnrolled',
    process: enrolment?.process ?? own,
    stateOf: (chapterId) => states.get(chapterId) ?? 'notStarted',
    lastChapterId: watched[0]?.chapterId ?? null,
    lastPosition: watched[0]?.position ?? 0,
  }
}
