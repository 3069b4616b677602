import * as z from 'zod/mini'

/**
 * A hold on a site: the site continues to show one release until the hold is released. Meanwhile a publish only
 * prepares newer pages.
 */
export const siteHold = z.object({
  /** The folder of the site. */
  site: z.string(),
  /** The name of the release that the site shows. */
  release: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
})
export type SiteHold = z.infer<typeof siteHold>

/** Returns a hold as text, with the command that ends it. */
export const formatSiteHold = ({ site, release, by, at, reason }: SiteHold): string =>
  `held at the release ${release} by ${by} since ${at}: "${reason}". To let it go on: npm run operator -- release-hold ${site}`
