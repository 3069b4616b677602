import type { RefObject } from 'react'
import type { ExamTarget } from '#src/query/exam.ts'
import type { Place } from '#src/routes.ts'

/** The exam, and the site, language and variant of its page. */
export interface ExamProps {
  target: ExamTarget
  place: Place
}

/** The exam, and the stage that was displayed before this one. */
export interface ExamStageProps extends ExamProps {
  latestView: RefObject<string | null>
}
