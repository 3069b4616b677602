import * as z from 'zod/mini'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { declareCall } from '../protocol/call.ts'
import { codeText } from '../protocol/wire.ts'
import { sitePublished } from './editing.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours' } as const

/** The name of a release, as `getSiteHolds` and the log of publishes say it. */
const releaseName = z.string().check(z.maxLength(40))

/**
 * Shows the release of a site before the one that shows, or the named one, and holds the site there: until the hold is released, publishing
 * prepares its pages and shows none. Parts of pages that are fetched when they are read (search, seats, prices) go on with current content.
 * Refused as `notFound` where no such release is stored.
 */
export const rollBackSite = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/publish/roll-back',
  summary: 'Show an earlier release of a site, and hold the site there',
  request: z.object({
    folder: codeText,
    release: z.optional(releaseName),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: siteHold,
  refusals: ['notFound', 'other'],
})

/** Releases the hold of a site: it shows what was prepared meanwhile. Refused as `notFound` without a hold. */
export const releaseSiteHold = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/publish/release-hold',
  summary: 'Let a held site go on',
  request: z.object({ folder: codeText }),
  answer: z.object({ sites: z.array(sitePublished) }),
  refusals: ['notFound', 'other'],
})

/** The sites that are held, with who, since when and why. */
export const getSiteHolds = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/publish/holds',
  summary: 'Sites that are held at a release',
  request: z.object({}),
  answer: z.array(siteHold),
})
