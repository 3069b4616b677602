import * as z from 'zod/mini'
import { pageFailure } from './page-failure.ts'
import { siteHold } from './site-hold.ts'

/** The result of publishing a site. */
export const sitePublishResult = z.object({
  site: z.string(),
  pages: z.int(),
  rendered: z.int(),
  /** The duration from the request until the new pages are live, in milliseconds. */
  milliseconds: z.int(),
  /** The pages that could not be rendered. Their previous versions stay live. */
  failures: z.array(pageFailure),
  /** The hold because of which the new pages are prepared but not shown; absent if the site is not held. */
  held: z.optional(siteHold),
  /** The reason why the previous pages of the site are still live; absent after a successful publish. */
  failure: z.optional(z.string()),
})
