import * as contract from '../contract/publishing/publish-batch.ts'
import { createSiteApi, unwrapResult } from '../page-data/content-source.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import { baseLanguageOf } from '../sites/site.ts'
import { computePageFingerprint } from './page-fingerprint.ts'
import type { PublishContext } from './publish-context.ts'
import { renderBatch } from './render-batch.ts'

/**
 * Renders free batches of other publishers' publishes until there are none; returns the number of rendered batches.
 */
export async function renderBatchesOfOthers(context: PublishContext): Promise<number> {
  const { sites, access } = context
  const [site] = sites.sites
  if (!site) return 0
  const api = createSiteApi(site, baseLanguageOf(site), sites, access)
  // Another name than for its own publishes, which collect only the results of others.
  const claimant = `${context.claimant} helping`
  const request = { claimant, code: computePageFingerprint(context), sites: sites.sites.map(siteFolderOf) }
  let rendered = 0
  for (;;) {
    const claimed = await unwrapResult(api.call(contract.claimBatch, request))
    if (!claimed) return rendered
    const { batch, ...name } = claimed
    // Responses are not reused, because each publish has its own revision of the content.
    context.responseCaches.delete(batch.site)
    await context.publishAssets?.()
    const made = await renderBatch(batch, context)
    await unwrapResult(
      api.call(contract.completeBatch, { ...name, claimant, rendered: JSON.stringify(made) }),
    )
    rendered += 1
  }
}
