import { and, eq, sql } from 'drizzle-orm'
import { batchQueries } from '#server/db/batch-queries.ts'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import type { Interval } from '#src/domain/course/watched-intervals.ts'
import type { LearningStatus, RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'

/** A learner and the chapters of one course or video. A video has no enrolment, so its `courseId` is null. */
export interface ProgressRequest {
  learnerId: number
  courseId: number | null
  chapterIds: readonly number[]
}

export interface ProgressRecord {
  enrolment: { status: RegistrationStatus; process: LearningStatus } | undefined
  /** The chapters that the learner has started; the chapter that was watched last comes first. */
  watched: { chapterId: number; intervals: readonly Interval[]; position: number }[]
}

const asked = (name: 'learnerIds' | 'courseIds' | 'chapterIds') => sql`${sql.placeholder(name)}::integer[]`

const progressRows = prepareQuery((db) =>
  db
    .select({
      request: sql<number>`asked.request`.mapWith(Number),
      status: enrolment.status,
      process: enrolment.process,
      chapterId: chapterWatching.chapterId,
      intervals: chapterWatching.intervals,
      position: chapterWatching.position,
    })
    .from(
      sql`unnest(${sql.placeholder('requests')}::integer[], ${asked('learnerIds')}, ${asked('courseIds')},
        ${asked('chapterIds')}) as asked (request, learner_id, course_id, chapter_id)`,
    )
    .leftJoin(
      enrolment,
      and(eq(enrolment.learnerId, sql`asked.learner_id`), eq(enrolment.courseId, sql`asked.course_id`)),
    )
    .leftJoin(
      chapterWatching,
      and(
        eq(chapterWatching.learnerId, sql`asked.learner_id`),
        eq(chapterWatching.chapterId, sql`asked.chapter_id`),
      ),
    )
    .orderBy(sql`${chapterWatching.reportedAt} desc nulls last`)
    .prepare('learning_progress'),
)

/** Returns a learner's enrolment and watched chapters. Concurrent requests share one statement. */
export const findProgress: (db: Db, request: ProgressRequest) => Promise<ProgressRecord> = batchQueries(
  async (db, requests: readonly ProgressRequest[]) => {
    // A course without chapters still has an enrolment.
    const pairs = requests.flatMap(({ learnerId, courseId, chapterIds }, request) =>
      (chapterIds.length > 0 ? chapterIds : [null]).map((chapterId) => ({
        request,
        learnerId,
        courseId,
        chapterId,
      })),
    )
    const rows = await progressRows(db).execute({
      requests: pairs.map(({ request }) => request),
      learnerIds: pairs.map(({ learnerId }) => learnerId),
      courseIds: pairs.map(({ courseId }) => courseId),
      chapterIds: pairs.map(({ chapterId }) => chapterId),
    })
    const records = requests.map((): ProgressRecord => ({ enrolment: undefined, watched: [] }))
    for (const { request, status, process, chapterId, intervals, position } of rows) {
      const record = records[request] as ProgressRecord
      if (status !== null && process !== null) record.enrolment ??= { status, process }
      if (chapterId !== null && intervals !== null && position !== null)
        record.watched.push({ chapterId, intervals, position })
    }
    return records
  },
)
