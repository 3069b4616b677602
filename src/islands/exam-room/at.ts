import type { ExamTarget } from '#src/query/exam.ts'
import type { Place } from '#src/routes.ts'

/** Which exam, and where its page is. */
export interface At {
  target: ExamTarget
  place: Place
}
