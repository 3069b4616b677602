import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { id, numeric } from '../protocol/wire.ts'

const revision = numeric.check(z.refine(Number.isSafeInteger, 'not a revision'))

/**
 * The changes of content that the publisher follows: the items of a site that changed after the revision
 * `since`, in the order of their revisions, at most `limit`; `gone` are those that the site doesn't show,
 * `withdrawn` those of them that it showed once: their addresses answer 410. `revision` is that of the last row; ask again with it until no row comes.
 */
export const getContentChanges = declareCall({
  method: 'GET',
  path: '/operator/content/changes',
  who: 'operator',
  role: 'editor',
  summary: 'Content of a site that changed since a revision',
  source: 'ours',
  request: z.object({ since: revision, limit: z.optional(id) }),
  answer: z.object({
    rows: z.array(
      z.object({ family, id: z.int(), gone: z.boolean(), withdrawn: z.boolean(), own: z.boolean() }),
    ),
    revision: z.int(),
  }),
})

/** The items of a site that not all sites of its brand show, each with the folders of the sites that do. */
export const getNarrowedContent = declareCall({
  method: 'GET',
  path: '/operator/content/narrowed',
  who: 'operator',
  role: 'editor',
  summary: 'Content that only some sites of the brand show',
  source: 'ours',
  request: z.object({}),
  answer: z.array(z.object({ family, id: z.int(), sites: z.array(z.string()) })),
})
