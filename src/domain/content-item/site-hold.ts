import * as z from 'zod/mini'

/** A site that shows one release until somebody lets it go on. Publishing prepares its pages meanwhile. */
export const siteHold = z.object({
  /** The folder of the site. */
  site: z.string(),
  /** The name of the release that it shows. */
  release: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
})
export type SiteHold = z.infer<typeof siteHold>

/** A hold in words, and how it ends. */
export const siteHoldInWords = ({ site, release, by, at, reason }: SiteHold): string =>
  `held at the release ${release} by ${by} since ${at}: "${reason}". To let it go on: npm run operator -- release-hold ${site}`
