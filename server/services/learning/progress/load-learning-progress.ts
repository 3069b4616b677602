import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { batchQueries } from '#server/db/batch-queries.ts'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import type { ChapterState, ContentType } from '#src/domain/course/course.ts'
import { type Interval, isWatched } from '#src/domain/course/watched-intervals.ts'
import type { LearningStatus, RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'

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

/** The condition that a row belongs to one of the pairs of a learner and a chapter or course. */
const isOneOfPairs = (learnerId: PgColumn, id: PgColumn): SQL =>
  sql`(${learnerId}, ${id}) in (
    select * from unnest(${sql.placeholder('learnerIds')}::integer[], ${sql.placeholder('ids')}::integer[])
  )`

const watchedChapters = prepareQuery((db) =>
  db
    .select({
      learnerId: chapterWatching.learnerId,
      chapterId: chapterWatching.chapterId,
      intervals: chapterWatching.intervals,
      position: chapterWatching.position,
    })
    .from(chapterWatching)
    .where(isOneOfPairs(chapterWatching.learnerId, chapterWatching.chapterId))
    .orderBy(desc(chapterWatching.reportedAt))
    .prepare('watched_chapters'),
)

const courseEnrolments = prepareQuery((db) =>
  db
    .select({
      learnerId: enrolment.learnerId,
      courseId: enrolment.courseId,
      status: enrolment.status,
      process: enrolment.process,
    })
    .from(enrolment)
    .where(isOneOfPairs(enrolment.learnerId, enrolment.courseId))
    .prepare('enrolments_in_courses'),
)

/** Returns a learner's enrolment in a course, or undefined. Concurrent requests share one statement. */
const findEnrolment = batchQueries(async (db, pairs: readonly { learnerId: number; courseId: number }[]) => {
  const rows = await courseEnrolments(db).execute({
    learnerIds: pairs.map(({ learnerId }) => learnerId),
    ids: pairs.map(({ courseId }) => courseId),
  })
  const byPair = new Map(rows.map((row) => [`${row.learnerId} ${row.courseId}`, row]))
  return pairs.map(({ learnerId, courseId }) => byPair.get(`${learnerId} ${courseId}`))
})

/**
 * Returns the watched intervals of the given chapters; the chapter that was watched last comes first. Concurrent
 * requests share one statement.
 */
const findWatched = batchQueries(
  async (db, requests: readonly { learnerId: number; ids: readonly number[] }[]) => {
    const rows = await watchedChapters(db).execute({
      learnerIds: requests.flatMap(({ learnerId, ids }) => ids.map(() => learnerId)),
      ids: requests.flatMap(({ ids }) => ids),
    })
    const byLearner = Map.groupBy(rows, ({ learnerId }) => learnerId)
    return requests.map(({ learnerId, ids }) =>
      (byLearner.get(learnerId) ?? []).filter(({ chapterId }) => ids.includes(chapterId)),
    )
  },
)

async function watchedOf(db: Db, learnerId: number, chapters: WatchableChapters['chapters']) {
  const ids = chapters.map((chapter) => chapter.id)
  return ids.length === 0 ? [] : findWatched(db, { learnerId, ids })
}

type Watched = Awaited<ReturnType<typeof watchedOf>>

const statesFrom = (watched: Watched, chapters: WatchableChapters['chapters']): Map<number, ChapterState> => {
  const intervals = new Map(watched.map((row) => [row.chapterId, row.intervals]))
  return new Map(chapters.map(({ id, seconds }) => [id, computeChapterState(intervals.get(id), seconds)]))
}

/** Returns the states of the chapters of one course or video for a learner. */
export const loadChapterStates = async (db: Db, learnerId: number, chapters: WatchableChapters['chapters']) =>
  statesFrom(await watchedOf(db, learnerId, chapters), chapters)

/**
 * Returns a learner's progress in one course or video. A video has no registration: its process depends on
 * the watched chapters.
 */
export async function loadLearningProgress(
  db: Db,
  learnerId: number,
  item: WatchableChapters,
): Promise<LearningProgress> {
  const watched = await watchedOf(db, learnerId, item.chapters)
  const states = statesFrom(watched, item.chapters)
  const last = { lastChapterId: watched[0]?.chapterId ?? null, lastPosition: watched[0]?.position ?? 0 }
  const stateOf = (chapterId: number): ChapterState => states.get(chapterId) ?? 'notStarted'
  if (item.contentType === 'video') {
    return {
      registrationStatus: 'notEnrolled',
      process: learningStatusOf([...states.values()]),
      stateOf,
      ...last,
    }
  }
  const row = await findEnrolment(db, { learnerId, courseId: item.id })
  return {
    registrationStatus: row?.status ?? 'notEnrolled',
    process: row?.process ?? 'notStarted',
    stateOf,
    ...last,
  }
}
