import { creditsReached } from '../certification/credits.ts'
import type { PlannedCertification, PlannedCourse } from './planned.ts'

/** How often the length of the films is planned: to watch them, and for quizzes, notes and practice. */
export const timesFilms = 2
/** The length of a theory exam in seconds. Specification 1, section 9. */
const theory = 60 * 60

/**
 * The courses to learn for a certification: every compulsory one, and of the electives as many as the credits need, those first
 * that are learned anyway (`learned`, by id), then the shortest.
 */
export function selectCourses(
  { kind, courses }: Pick<PlannedCertification, 'kind' | 'courses'>,
  learned: ReadonlySet<number>,
): PlannedCourse[] {
  const left = ({ id, seconds }: PlannedCourse) => (learned.has(id) ? 0 : seconds)
  const chosen = courses.filter(({ requirement }) => requirement === 'compulsory')
  let credits = chosen.reduce((sum, course) => sum + course.credits, 0)
  const electives = courses
    .filter(({ requirement }) => requirement === 'elective')
    .toSorted((one, other) => left(one) - left(other))
  for (const elective of electives) {
    if (creditsReached(kind, credits)) break
    chosen.push(elective)
    credits += elective.credits
  }
  return chosen
}

/** The length of the films of some courses that are not learned yet, in seconds. */
export const filmSeconds = (courses: readonly PlannedCourse[], learned: ReadonlySet<number>): number =>
  courses.reduce((sum, { id, seconds }) => sum + (learned.has(id) ? 0 : seconds), 0)

/** How many seconds of study a certification takes, theory exam included, by the length of its films. */
export const studySeconds = (films: number): number => films * timesFilms + theory
