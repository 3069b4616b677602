import * as z from 'zod/mini'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { declareCall } from '../protocol/call.ts'
import { id, wireInstant } from '../protocol/wire.ts'

const publisher = { method: 'POST', who: 'operator', role: 'editor', source: 'ours' } as const

/**
 * Requests the lease of a site before its pages are rendered. If `begun`, the publisher has the site until the lease expires,
 * and `fence` is its fencing token; else `fence` is that of the active publisher. `digest` and `madeAt` identify the code of
 * the pages; `code` is for the servers to compare: the number of known migrations, and the time at which pages were first
 * rendered by this code.
 */
export const beginPublish = declareCall({
  ...publisher,
  path: '/operator/publish/begin',
  summary: 'Takes the lease for publishing a site, unless another publisher holds it',
  request: z.object({ digest: z.string().check(z.maxLength(128)), madeAt: wireInstant }),
  response: z.object({
    begun: z.boolean(),
    fence: z.int(),
    /** The milliseconds without renewal after which the lease expires. */
    lapsesAfter: z.int(),
    code: z.object({ migrations: z.int(), madeAt: z.iso.datetime() }),
    /** The identity of the database, which the release names. */
    database: z.uuid(),
    /** The hold of the site; null if its pages may be shown. */
    siteHold: z.nullable(siteHold),
  }),
})

/**
 * Renews the lease. `held` is false if another publisher has the lease now. Then, or if the site has got a hold since, the
 * publisher must not show its pages.
 */
export const renewPublish = declareCall({
  ...publisher,
  path: '/operator/publish/renew',
  summary: 'Renews the lease for publishing a site',
  request: z.object({ fence: id }),
  response: z.object({ held: z.boolean(), siteHold: z.nullable(siteHold) }),
})

export const endPublish = declareCall({
  ...publisher,
  path: '/operator/publish/end',
  summary: 'Releases the lease for publishing a site',
  request: z.object({ fence: id }),
  response: z.object({ held: z.boolean() }),
})
