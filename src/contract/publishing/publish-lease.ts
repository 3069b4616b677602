import * as z from 'zod/mini'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { declareCall } from '../protocol/call.ts'
import { id, wireInstant } from '../protocol/wire.ts'

const publisher = { method: 'POST', who: 'operator', role: 'editor', source: 'ours' } as const

/**
 * A publisher asks for the site before it makes pages. Where `begun`, the site is its own until the lease lapses, and `fence`
 * is its number; else `fence` is the number of whoever is at work. `digest` and `madeAt` say of which code its pages are;
 * `code` is what all servers compare: the migrations that this code knows, and when its pages were first made of these sources.
 */
export const beginPublish = declareCall({
  ...publisher,
  path: '/operator/publish/begin',
  summary: 'Begin to publish a site, unless another publisher is at it',
  request: z.object({ digest: z.string().check(z.maxLength(128)), madeAt: wireInstant }),
  answer: z.object({
    begun: z.boolean(),
    fence: z.int(),
    /** After how many milliseconds without renewal the lease lapses. */
    lapsesAfter: z.int(),
    code: z.object({ migrations: z.int(), madeAt: z.iso.datetime() }),
    /** The hold of the site; null where its pages may be shown. */
    siteHold: z.nullable(siteHold),
  }),
})

/**
 * `held` is false where another publisher has begun since: then nothing may be shown any more. Nor may it where the site has a hold, which
 * may have come since the publish began.
 */
export const renewPublish = declareCall({
  ...publisher,
  path: '/operator/publish/renew',
  summary: 'Stay at publishing a site',
  request: z.object({ fence: id }),
  answer: z.object({ held: z.boolean(), siteHold: z.nullable(siteHold) }),
})

export const endPublish = declareCall({
  ...publisher,
  path: '/operator/publish/end',
  summary: 'End publishing a site, for the next publisher',
  request: z.object({ fence: id }),
  answer: z.object({ held: z.boolean() }),
})
