import type { Learner } from '../../domain/learner/learner.ts'
import type { Place } from '../../routes.ts'
import type { Shown } from '../../stores/my-learning.ts'

/** What each tab is given. */
export interface PanelProps {
  place: Place
  learner: Learner
  shown: Shown
}
