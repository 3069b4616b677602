import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { MyPracticalExamEnrolment } from '#src/domain/practical-exam/practical-exam.ts'
import { decryptRecordPassword } from './record-password.ts'
import { examEnrolmentStatusOf } from './update-exam-enrolment-status.ts'

/** The learner who reads the enrolments, and the keys that decrypt the passwords of the practical records. */
export interface ExamReader {
  learnerId: number
  keys: readonly string[]
}

/** Returns a learner's enrolments in the given practical exams, by exam id. */
export async function findMyExamEnrolments(
  db: Db,
  reader: ExamReader | null,
  ids: readonly number[],
): Promise<Map<number, MyPracticalExamEnrolment>> {
  if (reader === null) return new Map()
  const isOwnRow = and(
    eq(practicalExamEnrolment.learnerId, reader.learnerId),
    inArray(practicalExamEnrolment.practicalExamId, [...ids]),
  )
  const rows = await db.select().from(practicalExamEnrolment).where(isOwnRow)
  return new Map(
    rows.map((row) => {
      const { id, practicalExamId, recordLink, sealedPassword, allergies, diet } = row
      const status = examEnrolmentStatusOf(row)
      const recordPassword =
        sealedPassword === null ? null : decryptRecordPassword(reader.keys, sealedPassword, id)
      return [practicalExamId, { enrolmentId: id, status, recordLink, recordPassword, allergies, diet }]
    }),
  )
}
