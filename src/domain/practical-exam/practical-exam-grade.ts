import type { PracticalExamEnrolment } from './practical-exam-enrolment.ts'

/** Of 100 points. Specification 1, section 9. */
export const practicalExamPass = 80

/** What a score of 0 to 100 leads to; null: the learner was absent. */
export function practicalExamGrade(
  score: number | null,
): Extract<PracticalExamEnrolment, 'passed' | 'failed' | 'absent'> {
  if (score === null) return 'absent'
  return score >= practicalExamPass ? 'passed' : 'failed'
}
