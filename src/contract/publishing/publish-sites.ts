import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { siteNames, sitePublished } from './editing.ts'

/**
 * Has the publisher beside the server publish sites, one after the other, and waits for it: it is warm, and its pages are
 * before readers sooner than those of a new process. All content is checked meanwhile: nothing is shown where it is not fit, and the
 * call fails with what is wrong. `items` counts what was checked. `buildFingerprint` says which code and settings the pages are to be made with
 * (src/publisher/build-fingerprint.ts): null, and nothing done, where that publisher has others. `olderCode` also replaces pages of newer code.
 */
export const publishSites = declareCall({
  method: 'POST',
  who: 'operator',
  role: 'editor',
  source: 'ours',
  path: '/operator/publish/sites',
  summary: 'Publish sites by the publisher beside the server',
  request: z.object({
    sites: siteNames,
    madeWith: z.string().check(z.maxLength(128)),
    olderCode: z.optional(z.boolean()),
  }),
  answer: z.nullable(z.object({ items: z.int(), sites: z.array(sitePublished) })),
})

/** What the server makes pages with: the folders of the sites that it was started with (SITES; null for all), and the address of each brand. */
export const getPublishSettings = declareCall({
  method: 'GET',
  who: 'operator',
  role: 'editor',
  source: 'ours',
  path: '/operator/publish/settings',
  summary: 'The sites and addresses that the server makes pages with',
  request: z.object({}),
  answer: z.object({
    sites: z.nullable(siteNames),
    origins: z.object({ main: z.string(), sister: z.string() }),
  }),
})
