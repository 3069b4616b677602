import type { ExamTarget } from '#src/query/exam.ts'
import type { Place } from '#src/routes.ts'

/** The exam and the place of its page. */
export interface ExamProps {
  target: ExamTarget
  place: Place
}
