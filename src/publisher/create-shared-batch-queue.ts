import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '../contract/publishing/publish-batch.ts'
import { createSiteApi, unwrapResult } from '../page-data/content-source.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import { baseLanguageOf, type Site } from '../sites/site.ts'
import type { BatchQueue } from './batch-queue.ts'
import { computePageFingerprint } from './page-fingerprint.ts'
import type { PublishContext } from './publish-context.ts'
import type { RenderBatch, RenderedFiles } from './render-batch.ts'

/**
 * The interval at which a publisher that finds no free batch requests the results of other publishers, in
 * milliseconds.
 */
const pollInterval = 100

interface SharedPublish {
  site: Site
  fence: number
  context: Pick<PublishContext, 'sites' | 'access' | 'compiled' | 'origins' | 'videoOrigin' | 'claimant'>
}

/**
 * Offers the batches of a publish to all publishers of the portal, and returns a queue: this publisher renders free
 * batches too, and collects the results of the others. If a publisher is killed, its batch becomes free again.
 */
export async function createSharedBatchQueue(
  batches: readonly RenderBatch[],
  collect: (made: RenderedFiles) => void,
  { site, fence, context }: SharedPublish,
): Promise<BatchQueue & { end(): Promise<void> }> {
  const { claimant, sites, access } = context
  const api = createSiteApi(site, baseLanguageOf(site), sites, access)
  const code = computePageFingerprint(context)
  const known = new Set<number>()
  await unwrapResult(api.call(contract.offerBatches, { fence, code, batches: [...batches] }))

  /**
   * Collects the result of a batch once. Two publishers may render the same batch if the first was slow and the
   * batch became free again.
   */
  function collectOnce(number: number, made: RenderedFiles): void {
    if (known.has(number)) return
    known.add(number)
    collect(made)
  }

  async function collectOthers(): Promise<number> {
    for (;;) {
      const request = { fence, claimant, known: [...known] }
      const { batches: others, left } = await unwrapResult(api.call(contract.collectBatches, request))
      for (const { number, rendered } of others) collectOnce(number, JSON.parse(rendered) as RenderedFiles)
      if (others.length === 0) return left
    }
  }

  return {
    async next() {
      for (;;) {
        const request = { claimant, code, sites: [siteFolderOf(site)], fence }
        const claimed = await unwrapResult(api.call(contract.claimBatch, request))
        if (claimed) return claimed
        if ((await collectOthers()) === 0 || known.size === batches.length) return undefined
        await wait(pollInterval)
      }
    },
    async complete({ number }, made) {
      collectOnce(number, made)
      // This process already has the result, so an empty result marks the batch as done for other publishers.
      const rendered = JSON.stringify({ files: {}, failures: [] } satisfies RenderedFiles)
      const name = { site: siteFolderOf(site), fence, number, claimant }
      await unwrapResult(api.call(contract.completeBatch, { ...name, rendered }))
    },
    end: () => unwrapResult(api.call(contract.endBatches, { fence })).then(() => {}),
  }
}
