import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CourseSummary } from '../../../src/domain/course/course.ts'
import type { LearningProcess, RegistrationStatus } from '../../../src/domain/enrolment/enrolment.ts'
import { watchedPart } from '../../../src/domain/progress/watched.ts'
import type { Db } from '../../db/client.ts'
import { course } from '../../db/schema/course.ts'
import { enrolment } from '../../db/schema/enrolment.ts'
import { watching } from '../../db/schema/watching.ts'
import type { Audience } from '../content/shown-to.ts'
import { type ChapterRow, chapterRows } from '../course/chapter-rows.ts'
import { summaries } from '../course/course-rows.ts'

export interface MyCourse {
  course: CourseSummary
  registrationStatus: RegistrationStatus
  learningProcess: LearningProcess
  /** Watched share of the whole course, 0 to 1. */
  progress: number
  /** All of the course's credits once it is learned, none before. */
  creditsEarned: number
}

const finished: readonly LearningProcess[] = ['learned', 'passed']

/** The courses that a learner is registered in, where they are shown, by id. */
export async function listMine(db: Db, audience: Audience, learnerId: number): Promise<MyCourse[]> {
  const rows = await db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.learnerId, learnerId), ne(enrolment.status, 'notEnrolled')))
  if (rows.length === 0) return []
  const byCourse = new Map(rows.map((row) => [row.courseId, row]))
  const courses = await summaries(db, audience, { where: inArray(course.id, [...byCourse.keys()]) })
  const shares = await watchedShares(db, audience, learnerId, courses)
  return courses.flatMap((item) => {
    const row = byCourse.get(item.id)
    if (!row) return []
    return {
      course: item,
      registrationStatus: row.status,
      learningProcess: row.process,
      progress: shares.get(item.id) ?? 0,
      creditsEarned: finished.includes(row.process) ? item.credits : 0,
    }
  })
}

async function watchedShares(
  db: Db,
  audience: Audience,
  learnerId: number,
  courses: readonly CourseSummary[],
) {
  const chapters = await chapterRows(
    db,
    courses.map((item) => item.id),
    audience.language,
  )
  const rows = await db.select().from(watching).where(eq(watching.learnerId, learnerId))
  const intervals = new Map(rows.map((row) => [row.chapterId, row.intervals]))
  const shareOf = (of: readonly ChapterRow[]): number => {
    const all = of.reduce((sum, { seconds }) => sum + seconds, 0)
    const seen = of.reduce(
      (sum, { id, seconds }) => sum + watchedPart(intervals.get(id) ?? [], seconds) * seconds,
      0,
    )
    return all > 0 ? seen / all : 0
  }
  return new Map([...Map.groupBy(chapters, (row) => row.courseId)].map(([id, of]) => [id, shareOf(of)]))
}
