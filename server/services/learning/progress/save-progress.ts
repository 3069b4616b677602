import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import type { ChapterState } from '#src/domain/course/course.ts'
import { addWatchReport, type ChapterProgress } from '#src/domain/course/watched-intervals.ts'
import type { LearningStatus } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type ChapterInput, getWatchableChapter } from './get-watchable-chapter.ts'
import { computeChapterState } from './load-learning-progress.ts'
import { recalculateLearning } from './recalculate-learning.ts'

type FoundChapter = Exclude<Awaited<ReturnType<typeof getWatchableChapter>>, RefusedResult>

export interface SavedProgress {
  position: number
  state: ChapterState
  process: LearningStatus
}

/**
 * Saves a learner's position in a chapter and credits the time watched since the last report. Refused as `notFound`
 * or `forbidden` in the same cases as `getWatchableChapter`. Decision: docs/decisions/learning-progress.md.
 */
export async function saveProgress(
  db: Db,
  input: ChapterInput,
  position: number,
  now: number,
): Promise<SavedProgress | RefusedResult> {
  const chapter = await getWatchableChapter(db, input)
  if (isRefused(chapter)) return chapter
  return (await saveBetween(db, input, { chapter, position, now })) ?? saveLocked(db, input, position, now)
}

/**
 * Saves a progress report that does not change the course's state, as most reports do not. One statement is enough
 * for this. The statement saves the report only if no other report was saved since `chapter` was read. Returns
 * undefined if nothing was saved, so that the caller saves the report in a transaction.
 */
async function saveBetween(
  db: Db,
  input: ChapterInput,
  { chapter, position, now }: { chapter: FoundChapter; position: number; now: number },
): Promise<SavedProgress | undefined> {
  const { watching: before, process, video } = chapter
  if (!before || process !== 'learning') return undefined
  const watching = addWatchReport(
    { ...before, reportedAt: before.reportedAt.getTime() },
    position,
    now,
    video.seconds,
  )
  const state = computeChapterState(watching.intervals, video.seconds)
  if (state !== 'started') return undefined
  const saved = await updateUnchanged(db).execute({
    ...input,
    ...columnsOf(watching),
    previousPosition: before.position,
    previousReport: before.reportedAt,
  })
  return saved.length === 0 ? undefined : { position: watching.position, state, process }
}

/** Returns a placeholder of a prepared query whose value is encoded like a value of the column. */
const given = (name: string, column: PgColumn): SQL => sql`${sql.param(sql.placeholder(name), column)}`

const { learnerId, chapterId, position, intervals, reportedAt } = chapterWatching

const updateUnchanged = prepareQuery((db) =>
  db
    .update(chapterWatching)
    .set({
      position: given('position', position),
      intervals: given('intervals', intervals),
      reportedAt: given('reportedAt', reportedAt),
    })
    .where(
      and(
        eq(learnerId, sql.placeholder('learnerId')),
        eq(chapterId, sql.placeholder('chapterId')),
        eq(reportedAt, given('previousReport', reportedAt)),
        eq(position, given('previousPosition', position)),
      ),
    )
    .returning({ position })
    .prepare('save_position'),
)

const columnsOf = ({ position, intervals, reportedAt }: ChapterProgress) => ({
  position,
  intervals,
  reportedAt: new Date(reportedAt),
})

/** Saves a progress report with a lock on the chapter, and updates the course. */
const saveLocked = (
  db: Db,
  input: ChapterInput,
  position: number,
  now: number,
): Promise<SavedProgress | RefusedResult> =>
  db.transaction(async (tx) => {
    const chapter = await getWatchableChapter(tx, input)
    if (isRefused(chapter)) return chapter
    const { seconds } = chapter.video
    const watching = addWatchReport(await lockWatching(tx, input, now), position, now, seconds)
    await tx.update(chapterWatching).set(columnsOf(watching)).where(isWatching(input))
    const state = computeChapterState(watching.intervals, seconds)
    const { contentType, process: previous } = chapter
    // A chapter that is not fully watched doesn't change a course with the process `learning`.
    const process =
      previous === 'learning' && state === 'started'
        ? previous
        : await recalculateLearning(tx, { ...input, contentType, now })
    return { position: watching.position, state, process }
  })

const isWatching = ({ learnerId, chapterId }: ChapterInput) =>
  and(eq(chapterWatching.learnerId, learnerId), eq(chapterWatching.chapterId, chapterId))

/**
 * Returns the row of a learner and a chapter, locked by an update that changes nothing. If the chapter was not
 * opened before, inserts a row that starts now, without credit.
 */
async function lockWatching(tx: Db, input: ChapterInput, now: number): Promise<ChapterProgress> {
  const { learnerId, chapterId } = input
  const [row] = await tx
    .insert(chapterWatching)
    .values({ learnerId, chapterId, position: 0, intervals: [], reportedAt: new Date(now) })
    .onConflictDoUpdate({
      target: [chapterWatching.learnerId, chapterWatching.chapterId],
      set: { learnerId },
    })
    .returning()
  if (!row) throw new Error('A watching row was neither inserted nor found')
  return { position: row.position, intervals: row.intervals, reportedAt: row.reportedAt.getTime() }
}
