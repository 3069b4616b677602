import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The status of a learner in a practical exam. `enrolled`: the exam is not graded yet, and the learner may still
 * cancel. `cancelled`: the organiser cancelled the date. Specification 1, section 4.
 */
export const practicalExamEnrolmentStatus = z.enum([
  'notEnrolled',
  'pending',
  'enrolled',
  'passed',
  'failed',
  'absent',
  'cancelled',
])
export type PracticalExamEnrolmentStatus = z.infer<typeof practicalExamEnrolmentStatus>

/**
 * The statuses to which an enrolment may go from each status. After a failure or an absence the learner may enrol
 * for another date; the enrolment in an exam with a fee is `pending` until it is paid.
 */
export const practicalExamTransitions = {
  notEnrolled: ['pending', 'enrolled'],
  pending: ['enrolled', 'notEnrolled', 'cancelled'],
  enrolled: ['notEnrolled', 'passed', 'failed', 'absent', 'cancelled'],
  passed: [],
  failed: ['pending', 'enrolled'],
  absent: ['pending', 'enrolled'],
  cancelled: [],
} as const satisfies StateTransitions<PracticalExamEnrolmentStatus>

/**
 * The statuses to which a graded enrolment may be corrected. Another score with the same status is also a
 * correction.
 */
export const practicalExamCorrections = {
  notEnrolled: [],
  pending: [],
  enrolled: [],
  passed: ['passed', 'failed', 'absent'],
  failed: ['failed', 'passed', 'absent'],
  absent: ['passed', 'failed'],
  cancelled: [],
} as const satisfies StateTransitions<PracticalExamEnrolmentStatus>

export const canCorrectPracticalExam =
  createTransitionCheck<PracticalExamEnrolmentStatus>(practicalExamCorrections)

export const canChangePracticalExamStatus =
  createTransitionCheck<PracticalExamEnrolmentStatus>(practicalExamTransitions)
