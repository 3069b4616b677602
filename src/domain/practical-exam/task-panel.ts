import type { Certification } from '../certification/certification.ts'
import type { CertificationProgress } from '../certification/progress.ts'
import type { PracticalExamEnrolment } from './practical-exam-enrolment.ts'

type Task = Pick<Certification, 'showsTask' | 'needsRecord' | 'status'>

const afterTheory: readonly CertificationProgress[] = ['practicalExam', 'apply', 'finish', 'approved']

/**
 * The statuses by priority. They select the learner's date that a task belongs to: an upcoming date, else a passed date, else a failed date.
 */
const order: readonly PracticalExamEnrolment[] = ['enrolled', 'passed', 'failed']

/** Returns the learner's exam date for which a record is submitted, or undefined. */
export const findExamForRecord = <Exam extends { own: { status: PracticalExamEnrolment } }>(
  exams: readonly Exam[],
): Exam | undefined => order.flatMap((status) => exams.filter((exam) => exam.own.status === status))[0]

/** Whether a learner sees the task. `own` are the learner's statuses on the practical exam's dates. Specification 1, section 4. */
export function canSeeTask(
  { showsTask, needsRecord, status }: Task,
  own: readonly PracticalExamEnrolment[],
): boolean {
  if (!showsTask) return false
  if (!needsRecord) return afterTheory.includes(status)
  return own.includes('enrolled') || own.includes('passed')
}

/** Returns the state of the button that submits a record. It is disabled after a pass. */
export function submitButton(own: PracticalExamEnrolment | undefined): 'none' | 'open' | 'disabled' {
  if (own === 'passed') return 'disabled'
  return own === 'enrolled' || own === 'failed' ? 'open' : 'none'
}
