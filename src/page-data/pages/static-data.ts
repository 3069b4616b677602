import type { Certification, CertificationVersion } from '#src/domain/certification/certification.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { PracticalExamCard, PracticalExamSummary } from '#src/domain/practical-exam/practical-exam.ts'
import type { ExamDate } from '../data/certification.ts'
import type { ExamsOfCertification } from '../data/practical-exam.ts'

/** Returns the data of a classroom for a static page: without the fields that change by the minute. */
export function classroomSummaryOf({ seatsLeft: _, state: __, ...summary }: Classroom): ClassroomSummary {
  return summary
}

/**
 * Returns the data of an exam date for a static page: without the fields that change by the minute, and without the
 * user's enrolment.
 */
export function examDateOf({ seatsLeft: _, state: __, own: ___, ...date }: PracticalExamSummary): ExamDate {
  return date
}

/** Returns the dates of a certification for a static page. */
export const examsOfCard = ({ exams, ...card }: PracticalExamCard): ExamsOfCertification => ({
  ...card,
  exams: exams.map(examDateOf),
})

/** Returns the data of a certification for a list. */
export const certificationVersionOf = (certification: Certification): CertificationVersion => ({
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
