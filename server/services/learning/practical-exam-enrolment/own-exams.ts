import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { OwnPracticalExam } from '#src/domain/practical-exam/practical-exam.ts'
import { statusOfExam } from './move-exam-enrolment.ts'
import { openPassword } from './seal-password.ts'

/** The learner whose enrolments are read, and the keys that open the passwords of the practical records. */
export interface OwnExamsInput {
  learnerId: number
  keys: readonly string[]
}

/**
 * A learner's enrolments in some practical exams, by the id of the exam; exams without an enrolment are left
 * out.
 */
export async function ownExams(
  db: Db,
  reader: OwnExamsInput | null,
  ids: readonly number[],
): Promise<Map<number, OwnPracticalExam>> {
  if (reader === null) return new Map()
  const mine = and(
    eq(practicalExamEnrolment.learnerId, reader.learnerId),
    inArray(practicalExamEnrolment.practicalExamId, [...ids]),
  )
  const rows = await db.select().from(practicalExamEnrolment).where(mine)
  return new Map(
    rows.map((row) => {
      const { id, practicalExamId, recordLink, sealedPassword, allergies, diet } = row
      const status = statusOfExam(row)
      const recordPassword = sealedPassword === null ? null : openPassword(reader.keys, sealedPassword, id)
      return [practicalExamId, { enrolmentId: id, status, recordLink, recordPassword, allergies, diet }]
    }),
  )
}
