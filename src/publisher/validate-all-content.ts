import { checkContent } from '../contract/publishing/editing.ts'
import { ensureNoErrors } from '../domain/content-item/format-findings.ts'
import { createSiteApi, unwrapResult } from '../page-data/content-source.ts'
import { baseLanguageOf, type Site } from '../sites/site.ts'
import type { PublishContext } from './publish-context.ts'

/**
 * Validates all content of the portal, whatever site is published. Throws an error with the findings if content is
 * invalid; otherwise returns the number of items.
 */
export async function validateAllContent({
  sites,
  access,
}: Pick<PublishContext, 'sites' | 'access'>): Promise<number> {
  const [site] = sites.sites as [Site]
  const api = createSiteApi(site, baseLanguageOf(site), sites, access)
  const { items, findings } = await unwrapResult(api.call(checkContent, {}, { waitsForPublish: true }))
  ensureNoErrors(findings)
  return items
}
