import * as z from 'zod/mini'
import { pageFailure } from './page-failure.ts'
import { siteHold } from './site-hold.ts'

/**
 * A publish of a site in its log. `seconds` is the time from the start of the publish until the pages were live or
 * the publish failed.
 */
export const loggedPublish = z.object({
  at: z.iso.datetime(),
  seconds: z.number(),
  /**
   * The editor whose action caused the publish; absent if something else caused it, for example a start of the
   * server or a change of code.
   */
  by: z.optional(z.string()),
  pages: z.optional(z.int()),
  rendered: z.optional(z.int()),
  /** The hold that kept the rendered pages from being shown. */
  held: z.optional(siteHold),
  /** The reason why nothing was published; absent after a successful publish. */
  failure: z.optional(z.string()),
  /** The pages that could not be rendered; absent if all pages were rendered. */
  failures: z.optional(z.array(pageFailure)),
})
export type LoggedPublish = z.infer<typeof loggedPublish>
