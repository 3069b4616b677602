import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Overview, OwnCertification } from '#src/domain/overview/overview.ts'
import { creditsOfRounds } from './credits-of-rounds.ts'
import { examsOfRounds } from './exams-of-rounds.ts'
import { findResumePoint } from './find-resume-point.ts'
import { openCoursesOfRounds } from './open-courses-of-rounds.ts'
import { ownRounds } from './own-rounds.ts'

/** Every certification that a learner has begun or finished and is shown, the newest first. */
export async function ownCertifications(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<OwnCertification[]> {
  const rounds = await ownRounds(db, audience, learnerId)
  const credits = await creditsOfRounds(db, learnerId, rounds)
  const exams = await examsOfRounds(db, learnerId, rounds)
  const openCourses = await openCoursesOfRounds(db, audience, learnerId, rounds)
  return rounds.flatMap(({ round, ...of }) => {
    const [own, exam] = [credits.get(round.certificationId), exams.get(round.certificationId)]
    if (!own || !exam) return []
    return [
      {
        ...{ id: round.certificationId, ...of, status: round.progress, childStatus: round.childStatus },
        ...{ round: round.round, begunAt: round.begunAt.toISOString(), credits: own, exam },
        openCourses: openCourses.get(round.certificationId) ?? [],
      },
    ]
  })
}

/** Where a learner stopped, and how far each certification is. */
export const getOverview = async (db: Db, audience: Audience, learnerId: number): Promise<Overview> => ({
  resume: await findResumePoint(db, audience, learnerId),
  certifications: await ownCertifications(db, audience, learnerId),
})
