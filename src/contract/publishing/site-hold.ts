import * as z from 'zod/mini'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { sitePublishResult } from '../../domain/content-item/site-publish-result.ts'
import { declareCall } from '../protocol/call.ts'
import { shortText } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours' } as const

/** The name of a release, as in `getSiteHolds` and the log of publishes. */
const releaseName = z.string().check(z.maxLength(40))

/**
 * Rolls a site back to the previous release, or to the given one, and holds it there: until the hold is released, a
 * publish prepares pages but does not show them. Dynamic parts of pages (search, seats, prices) still show current
 * content. Refused as `notFound` if the release is not stored.
 */
export const rollBackSite = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/publish/roll-back',
  summary: 'Rolls a site back to an earlier release, and holds it there',
  request: z.object({
    folder: shortText,
    release: z.optional(releaseName),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  response: siteHold,
  refusals: ['notFound', 'other'],
})

/**
 * Releases the hold of a site and publishes the site, so that it shows its newest pages. Refused as `notFound` if the
 * site is not held.
 */
export const releaseSiteHold = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/publish/release-hold',
  summary: 'Releases the hold of a site',
  request: z.object({ folder: shortText }),
  response: z.object({ sites: z.array(sitePublishResult) }),
  refusals: ['notFound', 'other'],
})

/** Returns the held sites, with the operator, the time and the reason of each hold. */
export const getSiteHolds = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/publish/holds',
  summary: 'The sites that are held at a release',
  request: z.object({}),
  response: z.array(siteHold),
})
