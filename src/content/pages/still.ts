import type { Certification, Release } from '../../domain/certification/certification.ts'
import type { Classroom } from '../../domain/classroom/classroom.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import type { PracticalExamSummary } from '../../domain/practical-exam/practical-exam.ts'
import type { ExamDate } from '../data/certification.ts'

/** What a static page may show of a classroom: without what changes by the minute. */
export function summaryOf({ seatsLeft: _, state: __, ...summary }: Classroom): ClassroomSummary {
  return summary
}

/** The same for a date of a practical exam, which is also without what it is to whoever asked. */
export function dateOf({ seatsLeft: _, state: __, own: ___, ...date }: PracticalExamSummary): ExamDate {
  return date
}

/** A certification as a list shows it. */
export const releaseOf = (certification: Certification): Release => ({
  id: certification.id,
  code: certification.code,
  kind: certification.kind,
  level: certification.level,
  subject: certification.subject,
  picture: certification.picture,
  type: certification.type,
  name: certification.name,
  summary: certification.summary,
  version: certification.version,
  practicalExam: certification.practicalExam,
  needsCode: certification.needsCode,
  fee: certification.fee,
  prerequisites: certification.prerequisites,
  language: certification.language,
})
