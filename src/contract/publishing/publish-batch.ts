import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'
import { siteNames } from './editing.ts'

const text = (length: number) => z.string().check(z.maxLength(length))
const count = z.int().check(z.minimum(0))

/** The items of one family whose pages one publisher renders in one language. */
const batch = z.object({
  site: text(64),
  language: text(16),
  family: z.enum(['certification', 'classroom', 'course', 'news', 'practicalExam', 'topic']),
  ids: z.array(idCodec).check(z.maxLength(1000)),
})

/**
 * The rendered pages of a batch by their paths, and the pages that could not be rendered, as JSON that only
 * publishers read.
 */
const rendered = text(4_000_000)

const claimant = text(64)
const code = text(128)

/** The access rule of calls that only publishers make, with the operator token. */
const publisher = { method: 'POST', who: 'operator', role: [], source: 'ours' } as const

/**
 * Offers the batches of a large publish to all publishers with the same code, sites and origins (`code` is the
 * digest of the three). Batch numbers begin at 0. Earlier batches of the site are withdrawn.
 */
export const offerBatches = declareCall({
  ...publisher,
  path: '/operator/publish/batches/offer',
  summary: 'Offers the batches of a publish to all publishers',
  documents: true,
  request: z.object({ fence: idCodec, code, batches: z.array(batch).check(z.maxLength(5000)) }),
  response: z.literal(true),
})

/**
 * Claims the next free batch of the sites that this publisher knows, for some seconds. `fence` limits the choice to
 * the publish with this fencing token. Returns null if no batch is free.
 */
export const claimBatch = declareCall({
  ...publisher,
  path: '/operator/publish/batches/claim',
  summary: 'Claims a batch of a publish',
  request: z.object({ claimant, code, sites: siteNames, fence: z.optional(idCodec) }),
  response: z.nullable(z.object({ site: text(64), fence: idCodec, number: count, batch })),
})

/**
 * Stores the result of a batch. `stored` is false if the publish has ended, or another publisher has rendered the
 * batch.
 */
export const completeBatch = declareCall({
  ...publisher,
  path: '/operator/publish/batches/complete',
  summary: 'Stores the rendered pages of a batch',
  documents: true,
  request: z.object({ site: text(64), fence: idCodec, number: count, claimant, rendered }),
  response: z.object({ stored: z.boolean() }),
})

/**
 * Returns some of the results of other publishers, except the batches whose numbers are in `known`; `left` is the
 * number of batches without a result.
 */
export const collectBatches = declareCall({
  ...publisher,
  path: '/operator/publish/batches/collect',
  summary: 'The batches of a publish that other publishers have rendered',
  documents: true,
  request: z.object({ fence: idCodec, claimant, known: z.array(count).check(z.maxLength(5000)) }),
  response: z.object({ batches: z.array(z.object({ number: count, rendered })), left: count }),
})

/** Deletes the batches of a publish that has ended. */
export const endBatches = declareCall({
  ...publisher,
  path: '/operator/publish/batches/end',
  summary: 'Deletes the batches of a publish',
  request: z.object({ fence: idCodec }),
  response: z.literal(true),
})
