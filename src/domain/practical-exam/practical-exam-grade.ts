import type { PracticalExamEnrolment } from './practical-exam-enrolment.ts'

/** The score of 100 points that passes a practical exam. Specification 1, section 9. */
export const practicalExamPass = 80

/**
 * Returns the status for a score of 0 to 100; a score of null means that the learner was absent.
 * @example practicalExamGrade(80) // 'passed'
 */
export function practicalExamGrade(
  score: number | null,
): Extract<PracticalExamEnrolment, 'passed' | 'failed' | 'absent'> {
  if (score === null) return 'absent'
  return score >= practicalExamPass ? 'passed' : 'failed'
}
