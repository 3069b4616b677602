import * as z from 'zod/mini'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec, wireInstant } from '../protocol/wire.ts'

const publisher = { method: 'POST', who: 'operator', role: 'editor', source: 'ours' } as const

/**
 * Requests the lease of a site before its pages are rendered. If `begun` is true, the publisher has the lease until
 * it expires, and `fence` is its fencing token; else `fence` is the token of the active publisher. `digest`
 * identifies the code that renders the pages, and `madeAt` is the time at which it was compiled. `code` decides which
 * code is newer: it contains the number of known migrations, and the time at which this code was first compiled.
 */
export const beginPublish = declareCall({
  ...publisher,
  path: '/operator/publish/begin',
  summary: 'Takes the lease for publishing a site, unless another publisher holds it',
  request: z.object({ digest: z.string().check(z.maxLength(128)), madeAt: wireInstant }),
  response: z.object({
    begun: z.boolean(),
    fence: z.int(),
    /** The time after which the lease expires if it is not renewed, in milliseconds. */
    lapsesAfter: z.int(),
    code: z.object({ migrations: z.int(), madeAt: z.iso.datetime() }),
    /** The id of the database, which is also written into the release. */
    database: z.uuid(),
    /** The hold of the site, during which its new pages are not shown; null if the site is not held. */
    siteHold: z.nullable(siteHold),
  }),
})

/**
 * Renews the lease. `held` is false if another publisher has the lease now. If `held` is false, or if the site has
 * been put on hold, the publisher must not show its pages.
 */
export const renewPublish = declareCall({
  ...publisher,
  path: '/operator/publish/renew',
  summary: 'Renews the lease for publishing a site',
  request: z.object({ fence: idCodec }),
  response: z.object({ held: z.boolean(), siteHold: z.nullable(siteHold) }),
})

export const endPublish = declareCall({
  ...publisher,
  path: '/operator/publish/end',
  summary: 'Releases the lease for publishing a site',
  request: z.object({ fence: idCodec }),
  response: z.object({ held: z.boolean() }),
})
