import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { LearningOverview, MyCertification } from '#src/domain/overview/overview.ts'
import { findResumePoint } from './find-resume-point.ts'
import { loadIncompleteCourses } from './load-incomplete-courses.ts'
import { loadRoundCredits } from './load-round-credits.ts'
import { loadRoundExams } from './load-round-exams.ts'
import { listMyRounds } from './my-rounds.ts'

/** Lists the visible certifications that a learner has begun or finished, the newest first. */
export async function listMyCertifications(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<MyCertification[]> {
  const rounds = await listMyRounds(db, audience, learnerId)
  const credits = await loadRoundCredits(db, learnerId, rounds)
  const exams = await loadRoundExams(db, learnerId, rounds)
  const openCourses = await loadIncompleteCourses(db, audience, learnerId, rounds)
  return rounds.flatMap(({ round, ...columns }) => {
    const [roundCredits, exam] = [credits.get(round.certificationId), exams.get(round.certificationId)]
    if (!roundCredits || !exam) return []
    return [
      {
        ...{ id: round.certificationId, ...columns, status: round.progress, childStatus: round.childStatus },
        ...{ round: round.round, begunAt: round.begunAt.toISOString(), credits: roundCredits, exam },
        openCourses: openCourses.get(round.certificationId) ?? [],
      },
    ]
  })
}

/** Returns where a learner stopped, and the progress of each certification. */
export const getOverview = async (
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<LearningOverview> => ({
  resume: await findResumePoint(db, audience, learnerId),
  certifications: await listMyCertifications(db, audience, learnerId),
})
