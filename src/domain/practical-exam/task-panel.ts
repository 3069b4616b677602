import type { Certification } from '../certification/certification.ts'
import type { CertificationProgress } from '../certification/progress.ts'
import type { PracticalExamEnrolmentStatus } from './practical-exam-enrolment.ts'

type Task = Pick<Certification, 'showsTask' | 'needsRecord' | 'status'>

const afterTheory: readonly CertificationProgress[] = ['practicalExam', 'apply', 'finish', 'approved']

/**
 * The statuses of a learner's exam dates, by priority. The task belongs to the upcoming date; if there is none, to a
 * passed date, else to a failed date.
 */
const order: readonly PracticalExamEnrolmentStatus[] = ['enrolled', 'passed', 'failed']

/** Returns the learner's exam date for which the record of practical work is submitted, or undefined. */
export const findExamForRecord = <Exam extends { own: { status: PracticalExamEnrolmentStatus } }>(
  exams: readonly Exam[],
): Exam | undefined => order.flatMap((status) => exams.filter((exam) => exam.own.status === status))[0]

/**
 * Whether a learner sees the task of the practical exam. `own` are the learner's statuses on the exam's dates.
 * Specification 1, section 4.
 */
export function canSeeTask(
  { showsTask, needsRecord, status }: Task,
  own: readonly PracticalExamEnrolmentStatus[],
): boolean {
  if (!showsTask) return false
  if (!needsRecord) return afterTheory.includes(status)
  return own.includes('enrolled') || own.includes('passed')
}

/** Returns the state of the button that submits the record of practical work. The button is disabled after a pass. */
export function recordButtonStateOf(
  own: PracticalExamEnrolmentStatus | undefined,
): 'none' | 'open' | 'disabled' {
  if (own === 'passed') return 'disabled'
  return own === 'enrolled' || own === 'failed' ? 'open' : 'none'
}
