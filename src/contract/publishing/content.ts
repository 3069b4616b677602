import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec, numberCodec } from '../protocol/wire.ts'

const revision = numberCodec.check(z.refine(Number.isSafeInteger, 'not a revision'))

/**
 * Returns the changes of content for the publisher: at most `limit` items (by default and at most 500) of a site that
 * changed after the revision `since`, in the order of their revisions. `gone` items are not shown on the site;
 * `withdrawn` items were shown earlier, and their URLs return 410. `revision` is the revision of the last row. The
 * caller repeats the request with `revision` as `since` until no rows are returned.
 */
export const getContentChanges = declareCall({
  method: 'GET',
  path: '/operator/content/changes',
  who: 'operator',
  role: 'editor',
  summary: 'Content of a site that changed since a revision',
  source: 'ours',
  request: z.object({ since: revision, limit: z.optional(idCodec) }),
  response: z.object({
    rows: z.array(
      z.object({ family, id: z.int(), gone: z.boolean(), withdrawn: z.boolean(), own: z.boolean() }),
    ),
    revision: z.int(),
  }),
})

/**
 * Returns the items that a site shows but some other sites of its brand do not, each with the folders of the sites
 * that show it.
 */
export const getRestrictedContent = declareCall({
  method: 'GET',
  path: '/operator/content/narrowed',
  who: 'operator',
  role: 'editor',
  summary: 'Content that only some sites of the brand show',
  source: 'ours',
  request: z.object({}),
  response: z.array(z.object({ family, id: z.int(), sites: z.array(z.string()) })),
})
