import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ChapterState, ContentType } from '../../../src/domain/course/course.ts'
import type { LearningProcess, RegistrationStatus } from '../../../src/domain/enrolment/enrolment.ts'
import { type Interval, isWatched } from '../../../src/domain/progress/watched.ts'
import type { Db } from '../../db/client.ts'
import { enrolment } from '../../db/schema/enrolment.ts'
import { watching } from '../../db/schema/watching.ts'

/** How far a learner is in one course or video. */
export interface Learning {
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

/** The state of a chapter by what was watched of it. */
export function chapterState(intervals: readonly Interval[] | undefined, seconds: number): ChapterState {
  if (!intervals) return 'notStarted'
  return isWatched(intervals, seconds) ? 'watched' : 'started'
}

/** What the states of all chapters make of the whole. */
export function processOf(states: readonly ChapterState[]): LearningProcess {
  if (states.length > 0 && states.every((state) => state === 'watched')) return 'learned'
  return states.every((state) => state === 'notStarted') ? 'notStarted' : 'learning'
}

/** A learner's states of the chapters of one course or video. */
export async function chapterStates(db: Db, learnerId: number, chapters: Watchable['chapters']) {
  const ids = chapters.map((chapter) => chapter.id)
  const rows = ids.length
    ? await db
        .select({ chapterId: watching.chapterId, intervals: watching.intervals })
        .from(watching)
        .where(and(eq(watching.learnerId, learnerId), inArray(watching.chapterId, ids)))
    : []
  const watched = new Map(rows.map((row) => [row.chapterId, row.intervals]))
  return new Map(chapters.map(({ id, seconds }) => [id, chapterState(watched.get(id), seconds)]))
}

/** The chapter that a learner watched last. */
async function lastChapter(
  db: Db,
  learnerId: number,
  chapters: Watchable['chapters'],
): Promise<number | null> {
  const ids = chapters.map((chapter) => chapter.id)
  if (ids.length === 0) return null
  const [row] = await db
    .select({ chapterId: watching.chapterId })
    .from(watching)
    .where(and(eq(watching.learnerId, learnerId), inArray(watching.chapterId, ids)))
    .orderBy(desc(watching.reportedAt))
    .limit(1)
  return row?.chapterId ?? null
}

/** A video has no registration: its process is what was watched of it. */
export async function learningOf(db: Db, learnerId: number, item: Watchable): Promise<Learning> {
  const states = await chapterStates(db, learnerId, item.chapters)
  const lastChapterId = await lastChapter(db, learnerId, item.chapters)
  const stateOf = (chapterId: number): ChapterState => states.get(chapterId) ?? 'notStarted'
  if (item.contentType === 'video') {
    return {
      registrationStatus: 'notEnrolled',
      process: processOf([...states.values()]),
      stateOf,
      lastChapterId,
    }
  }
  const [row] = await db
    .select({ status: enrolment.status, process: enrolment.process })
    .from(enrolment)
    .where(and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, item.id)))
  return {
    registrationStatus: row?.status ?? 'notEnrolled',
    process: row?.process ?? 'notStarted',
    stateOf,
    lastChapterId,
  }
}
