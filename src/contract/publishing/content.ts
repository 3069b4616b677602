import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { id, numeric } from '../protocol/wire.ts'

const revision = numeric.check(z.refine(Number.isSafeInteger, 'not a revision'))

/**
 * Returns the changes of content for the publisher: at most `limit` items of a site that changed after the revision `since`, in
 * the order of their revisions. `gone` items are not shown on the site; `withdrawn` ones were shown earlier, and their
 * URLs return 410. `revision` is the last row's: request again with it until there are no rows.
 */
export const getContentChanges = declareCall({
  method: 'GET',
  path: '/operator/content/changes',
  who: 'operator',
  role: 'editor',
  summary: 'Content of a site that changed since a revision',
  source: 'ours',
  request: z.object({ since: revision, limit: z.optional(id) }),
  response: z.object({
    rows: z.array(
      z.object({ family, id: z.int(), gone: z.boolean(), withdrawn: z.boolean(), own: z.boolean() }),
    ),
    revision: z.int(),
  }),
})

/** Returns the items of a site that only some sites of its brand show, each with the folders of these sites. */
export const getNarrowedContent = declareCall({
  method: 'GET',
  path: '/operator/content/narrowed',
  who: 'operator',
  role: 'editor',
  summary: 'Content that only some sites of the brand show',
  source: 'ours',
  request: z.object({}),
  response: z.array(z.object({ family, id: z.int(), sites: z.array(z.string()) })),
})
