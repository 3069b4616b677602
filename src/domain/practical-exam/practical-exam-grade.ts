import type { PracticalExamEnrolmentStatus } from './practical-exam-enrolment.ts'

/** The score, out of 100 points, with which a practical exam is passed. Specification 1, section 9. */
export const practicalExamPassScore = 80

/**
 * Returns the status for a score from 0 to 100, or for null, which means that the learner was absent.
 * @example practicalExamGradeOf(80) // 'passed'
 */
export function practicalExamGradeOf(
  score: number | null,
): Extract<PracticalExamEnrolmentStatus, 'passed' | 'failed' | 'absent'> {
  if (score === null) return 'absent'
  return score >= practicalExamPassScore ? 'passed' : 'failed'
}
