import * as contract from '#src/contract/publishing/publish-batch.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { implement } from '../../implement.ts'
import {
  claimBatch,
  collectBatches,
  completeBatch,
  endBatches,
  offerBatches,
} from '../../services/publishing/batch/publish-batches.ts'

type ClaimedBatch = Awaited<ReturnType<typeof contract.claimBatch.response.parse>>
type CollectedBatches = Awaited<ReturnType<typeof contract.collectBatches.response.parse>>

export const publishBatchRoutes = [
  implement(contract.offerBatches, async ({ db, site, request: { fence, ...offer } }) => {
    await offerBatches(db, { site: siteFolderOf(site), fence }, offer)
    return true as const
  }),

  // The casts are safe: these calls checked the values of the columns when the values were stored.
  implement(
    contract.claimBatch,
    async ({ db, request, now }) => ((await claimBatch(db, request, now)) ?? null) as ClaimedBatch,
  ),

  implement(contract.completeBatch, async ({ db, request: { claimant, rendered, ...name } }) => ({
    stored: await completeBatch(db, name, { claimant, rendered }),
  })),

  implement(
    contract.collectBatches,
    async ({ db, site, request: { fence, ...request } }) =>
      (await collectBatches(db, { site: siteFolderOf(site), fence }, request)) as CollectedBatches,
  ),

  implement(contract.endBatches, async ({ db, site, request: { fence } }) => {
    await endBatches(db, { site: siteFolderOf(site), fence })
    return true as const
  }),
]
