import type { Db } from '#server/db/client.ts'
import { certificationRows } from '#server/services/catalogue/certification/certification-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { PracticalExamCard } from '#src/domain/practical-exam/practical-exam.ts'
import { findPracticalExams } from './find-practical-exams.ts'
import type { ListPracticalExamsInput } from './list-practical-exams.ts'

/**
 * The practical exams of each certification that an audience is shown and that has some, in the order of the
 * list.
 */
export async function listCards(
  db: Db,
  audience: Audience,
  region: number | undefined,
  reading: ListPracticalExamsInput,
): Promise<PracticalExamCard[]> {
  const exams = await findPracticalExams(db, audience, { region }, reading)
  const byCertification = Map.groupBy(exams, (exam) => exam.certificationId)
  const rows = await certificationRows(db, audience, undefined)
  return rows.flatMap(({ certification: { id }, text }) => {
    const own = byCertification.get(id)
    return own ? [{ certificationId: id, certificationName: text.name, exams: own }] : []
  })
}
