import type { Db } from '#server/db/client.ts'
import { listCertificationRows } from '#server/services/catalogue/certification/list-certification-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { PracticalExamCard } from '#src/domain/practical-exam/practical-exam.ts'
import { findPracticalExams } from './find-practical-exams.ts'
import type { ListPracticalExamsInput } from './list-practical-exams.ts'

/**
 * Lists the practical exams of each visible certification that has some, in the order of the certification
 * list.
 */
export async function listExamCards(
  db: Db,
  audience: Audience,
  region: number | undefined,
  input: ListPracticalExamsInput,
): Promise<PracticalExamCard[]> {
  const exams = await findPracticalExams(db, audience, { region }, input)
  const byCertification = Map.groupBy(exams, (exam) => exam.certificationId)
  const rows = await listCertificationRows(db, audience, undefined)
  return rows.flatMap(({ certification: { id }, text }) => {
    const certificationExams = byCertification.get(id)
    return certificationExams
      ? [{ certificationId: id, certificationName: text.name, exams: certificationExams }]
      : []
  })
}
