import * as z from 'zod/mini'
import { sitePublishResult } from '../../domain/content-item/site-publish-result.ts'
import { declareCall } from '../protocol/call.ts'
import { siteNames } from './editing.ts'

/**
 * Publishes sites one after the other with the server's running publisher process, which is faster than a new
 * process, and waits for the result. Meanwhile all content is checked: if it has errors, no new pages are shown, and
 * the call fails with the findings. `items` is the number of checked items.
 *
 * - `madeWith` is the expected fingerprint of code and settings (src/publisher/build-fingerprint.ts). If the
 *   publisher has another fingerprint, it publishes nothing, and the call returns null. If `madeWith` is absent, as
 *   for the desk, the server’s own code and settings apply.
 * - `olderCode` allows replacing pages that newer code has rendered.
 */
export const publishSites = declareCall({
  method: 'POST',
  who: 'operator',
  role: 'editor',
  obeysLimits: true,
  source: 'ours',
  path: '/operator/publish/sites',
  summary: 'Publishes sites with the server’s publisher',
  request: z.object({
    sites: siteNames,
    madeWith: z.optional(z.string().check(z.maxLength(128))),
    olderCode: z.optional(z.boolean()),
  }),
  response: z.nullable(z.object({ items: z.int(), sites: z.array(sitePublishResult) })),
})

/**
 * Returns the settings with which the server publishes: the folders of its sites (SITES; null for all), the location
 * where its pages are stored, the origin of each brand, and the origin from which browsers load videos if that is
 * another origin.
 */
export const getPublishSettings = declareCall({
  method: 'GET',
  who: 'operator',
  role: 'editor',
  source: 'ours',
  path: '/operator/publish/settings',
  summary: 'The sites and origins that the server renders pages with',
  request: z.object({}),
  response: z.object({
    sites: z.nullable(siteNames),
    /** Whether the servers share their pages through the file storage. */
    sharesPages: z.boolean(),
    origins: z.object({ main: z.string(), sister: z.string() }),
    videoOrigin: z.optional(z.string()),
  }),
})
