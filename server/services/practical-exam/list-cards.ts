import type { PracticalExamCard } from '../../../src/domain/practical-exam/practical-exam.ts'
import type { Db } from '../../db/client.ts'
import { certificationRows } from '../certification/certification-rows.ts'
import type { Audience } from '../content/shown-to.ts'
import { findPracticalExams } from './find-practical-exams.ts'
import type { Reading } from './list-practical-exams.ts'

/** The practical exams of each certification that the audience is shown and that has some, in the order of the list. */
export async function listCards(
  db: Db,
  audience: Audience,
  region: number | undefined,
  reading: Reading,
): Promise<PracticalExamCard[]> {
  const exams = await findPracticalExams(db, audience, { region }, reading)
  const byCertification = Map.groupBy(exams, (exam) => exam.certification)
  const rows = await certificationRows(db, audience, undefined)
  return rows.flatMap(({ certification: { id }, text }) => {
    const own = byCertification.get(id)
    return own ? [{ certification: id, certificationName: text.name, exams: own }] : []
  })
}
