import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { courseWire } from './course-wire.ts'
import { id, numeric } from './wire.ts'

/**
 * What the publisher pulls: courses of a site and language that changed after the revision `since`, in the order of
 * their revisions, at most `limit`. `revision` is that of the last row; ask again with it until no row comes.
 */
export const getContentChanges = declareCall({
  method: 'GET',
  path: '/operator/content/courses',
  who: 'operator',
  summary: 'Published courses that changed since a revision',
  request: z.object({ since: numeric, limit: z.optional(id) }),
  answer: z.object({
    rows: z.array(z.object({ course: courseWire, recommended: z.boolean() })),
    revision: z.int(),
  }),
})
