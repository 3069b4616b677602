import type { Implementation } from '../implement.ts'
import { contentRoutes } from './content.ts'
import { courseRoutes } from './course.ts'
import { editingRoutes } from './editing.ts'
import { enrolmentRoutes } from './enrolment.ts'
import { progressRoutes } from './progress.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'

/** What answers the calls of the contract: one for each, as a test says. */
export const implementations: readonly Implementation[] = [
  ...siteRoutes,
  ...sessionRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...progressRoutes,
  ...contentRoutes,
  ...editingRoutes,
]
