import * as z from 'zod/mini'
import { pageFailure } from './page-failure.ts'
import { siteHold } from './site-hold.ts'

/** The result of publishing a site. */
export const sitePublished = z.object({
  site: z.string(),
  pages: z.int(),
  rendered: z.int(),
  /** The duration of the publish in milliseconds, from the request until readers see it. */
  milliseconds: z.int(),
  /** The pages that could not be rendered. Their previous versions stay. */
  failures: z.array(pageFailure),
  /** The hold because of which the pages are prepared and not shown. */
  held: z.optional(siteHold),
  /** The reason why the site still shows its previous pages. */
  failure: z.optional(z.string()),
})
