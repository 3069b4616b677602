import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import type { CourseCredits } from '#src/domain/certification/credits.ts'
import { creditsNeededByKind, type RequirementKind } from '#src/domain/course/course.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'
import type { RoundCredits } from '#src/domain/overview/overview.ts'
import { listClassroomCredits } from '../certification-enrolment/list-classroom-credits.ts'
import type { MyRound } from './my-rounds.ts'

/** Returns the credits of a learner's rounds by certification id; all courses are loaded in one statement. */
export async function loadRoundCredits(
  db: Db,
  learnerId: number,
  rounds: readonly MyRound[],
): Promise<Map<number, RoundCredits>> {
  const ids = rounds.map(({ round }) => round.certificationId)
  const courses = await coursesOf(db, learnerId, ids)
  const credits = new Map<number, RoundCredits>()
  for (const { round, kind } of rounds) {
    const bestClassroom = Math.max(0, ...(await listClassroomCredits(db, round)))
    const roundCourses = courses.filter((course) => course.certificationId === round.certificationId)
    credits.set(round.certificationId, sumCredits(roundCourses, bestClassroom, creditsNeededByKind[kind]))
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
  return rows.map((row) => ({ ...row, earned: isCourseComplete(row.process, row.quiz !== null) }))
}

function sumCredits(courses: readonly CourseCredits[], classroom: number, needed: number): RoundCredits {
  const sumGroup = (requirement: RequirementKind) => {
    const roundCourses = courses.filter((course) => course.requirement === requirement)
    const sum = (group: readonly CourseCredits[]) => group.reduce((total, { credits }) => total + credits, 0)
    return { earned: sum(roundCourses.filter(({ earned }) => earned)), offered: sum(roundCourses) }
  }
  const [compulsory, elective] = [sumGroup('compulsory'), sumGroup('elective')]
  return { earned: compulsory.earned + elective.earned + classroom, needed, compulsory, elective, classroom }
}
