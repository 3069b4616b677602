import type { Certification, Release } from '#src/domain/certification/certification.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { PracticalExamCard, PracticalExamSummary } from '#src/domain/practical-exam/practical-exam.ts'
import type { ExamDate } from '../data/certification.ts'
import type { ExamsOfCertification } from '../data/practical-exam.ts'

/** The part of a classroom that a static page may show: without what changes by the minute. */
export function summaryOf({ seatsLeft: _, state: __, ...summary }: Classroom): ClassroomSummary {
  return summary
}

/**
 * The part of an exam date that a static page may show: without what changes by the minute, and without the
 * enrolment of whoever asked.
 */
export function dateOf({ seatsLeft: _, state: __, own: ___, ...date }: PracticalExamSummary): ExamDate {
  return date
}

/** The dates of a certification as a static page may show them. */
export const cardOf = ({ exams, ...card }: PracticalExamCard): ExamsOfCertification => ({
  ...card,
  exams: exams.map(dateOf),
})

/** The part of a certification that a list shows. */
export const releaseOf = (certification: Certification): Release => ({
  id: certification.id,
  code: certification.code,
  kind: certification.kind,
  level: certification.level,
  subject: certification.subject,
  scene: certification.scene,
  picture: certification.picture,
  type: certification.type,
  name: certification.name,
  summary: certification.summary,
  version: certification.version,
  practicalExam: certification.practicalExam,
  needsCode: certification.needsCode,
  fee: certification.fee,
  offer: certification.offer,
  prerequisites: certification.prerequisites,
  language: certification.language,
})
