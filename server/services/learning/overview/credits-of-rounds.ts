import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import type { CourseCredits } from '#src/domain/certification/credits.ts'
import { creditsNeeded, type Requirement } from '#src/domain/course/course.ts'
import { isComplete } from '#src/domain/enrolment/complete.ts'
import type { RoundCredits } from '#src/domain/overview/overview.ts'
import { classroomCredits } from '../certification-enrolment/classroom-credits.ts'
import type { OwnRound } from './own-rounds.ts'

/** The credits of some rounds of a learner, by the certification's id: their courses in one statement. */
export async function creditsOfRounds(
  db: Db,
  learnerId: number,
  rounds: readonly OwnRound[],
): Promise<Map<number, RoundCredits>> {
  const ids = rounds.map(({ round }) => round.certificationId)
  const courses = await coursesOf(db, learnerId, ids)
  const credits = new Map<number, RoundCredits>()
  for (const { round, kind } of rounds) {
    const best = Math.max(0, ...(await classroomCredits(db, round)))
    const own = courses.filter((each) => each.certificationId === round.certificationId)
    credits.set(round.certificationId, sumOf(own, best, creditsNeeded[kind]))
  }
  return credits
}

async function coursesOf(db: Db, learnerId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      certificationId: certificationCourse.certificationId,
      requirement: course.requirement,
      credits: course.credits,
      quiz: course.quiz,
      process: enrolment.process,
    })
    .from(certificationCourse)
    .innerJoin(course, eq(course.id, certificationCourse.courseId))
    .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.learnerId, learnerId)))
    .where(inArray(certificationCourse.certificationId, [...ids]))
  return rows.map((row) => ({ ...row, earned: isComplete(row.process, row.quiz !== null) }))
}

function sumOf(courses: readonly CourseCredits[], classroom: number, needed: number): RoundCredits {
  const group = (requirement: Requirement) => {
    const own = courses.filter((each) => each.requirement === requirement)
    const sum = (some: readonly CourseCredits[]) => some.reduce((total, { credits }) => total + credits, 0)
    return { earned: sum(own.filter(({ earned }) => earned)), offered: sum(own) }
  }
  const [compulsory, elective] = [group('compulsory'), group('elective')]
  return { earned: compulsory.earned + elective.earned + classroom, needed, compulsory, elective, classroom }
}
