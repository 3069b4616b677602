import type { FirstCourse } from '#src/domain/course/course.ts'
import type { UserInfo } from '#src/domain/learner/learner.ts'
import type { Place } from '#src/routes.ts'
import type { ShownTabs } from '#src/stores/my-learning/my-learning.ts'

/** The properties that each tab of My Learning gets. */
export interface PanelProps {
  place: Place
  learner: UserInfo
  currentTabs: ShownTabs
  /** The suggestion for a learner who has not started anything; null if there is no suggestion. */
  firstCourse: FirstCourse | null
}
