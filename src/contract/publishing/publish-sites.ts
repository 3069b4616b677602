import * as z from 'zod/mini'
import { sitePublished } from '../../domain/content-item/site-published.ts'
import { declareCall } from '../protocol/call.ts'
import { siteNames } from './editing.ts'

/**
 * Publishes sites by the server's running publisher process, one after the other, and waits for the result: a warm process
 * publishes faster than a new one. All content is checked meanwhile: with errors nothing is shown, and the call fails with the
 * findings. `items` is the number of checked items. `madeWith` is the expected fingerprint of code and settings
 * (src/publisher/build-fingerprint.ts): if that publisher has another one, it publishes nothing and returns null. Without it the
 * server’s own code and settings count, as for the desk. `olderCode` also replaces pages of newer code.
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
  response: z.nullable(z.object({ items: z.int(), sites: z.array(sitePublished) })),
})

/**
 * Returns the settings with which the server publishes: the folders of its sites (SITES; null for all), where its pages are, the origin of
 * each brand, and the origin from which browsers read videos, if it is another one.
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
    /** Whether the servers share their pages through the storage of files. */
    sharesPages: z.boolean(),
    origins: z.object({ main: z.string(), sister: z.string() }),
    videoOrigin: z.optional(z.string()),
  }),
})
