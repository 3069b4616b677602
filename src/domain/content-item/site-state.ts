import * as z from 'zod/mini'
import { jobState } from '../job/job-state.ts'
import { loggedPublish } from './logged-publish.ts'
import { siteHold } from './site-hold.ts'

/** The maximum number of publishes that the state of a site contains. */
export const maxListedPublishes = 20

/** The releases and the history of a site, for editors who publish. */
export const siteState = z.object({
  /** The folder of the site. */
  site: z.string(),
  tenant: z.string(),
  /** The name and the number of pages of the live release; null before the first publish. */
  release: z.nullable(z.object({ name: z.string(), pages: z.int() })),
  /** The names of the releases to which the site can be rolled back, the newest first. */
  stored: z.array(z.string()),
  /** The last publishes, the newest first. */
  publishes: z.array(loggedPublish),
  hold: z.nullable(siteHold),
  /**
   * The publish that is queued for the site or running, with the reason why the last try failed; null if no publish
   * is queued.
   */
  queued: z.nullable(
    z.object({
      state: jobState,
      isRunning: z.boolean(),
      dueAt: z.iso.datetime(),
      failure: z.nullable(z.string()),
    }),
  ),
})
export type SiteState = z.infer<typeof siteState>
