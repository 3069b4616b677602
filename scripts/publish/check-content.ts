import type { Config } from '#server/config.ts'
import { checkContent } from '#src/contract/publishing/editing.ts'
import { ensureNoErrors } from '#src/domain/content-item/format-findings.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { openOperatorApi, unwrapOrThrow } from '../api-client/operator-api.ts'

/**
 * Checks the content of a running server before its sites are published. Throws an error that contains the content
 * errors; returns the number of items. `npm run operator -- languages` lists missing translations.
 */
export async function checkServerContent(config: Config, { sites }: Pick<Sites, 'sites'>): Promise<number> {
  const [site] = sites.map(siteFolderOf)
  const api = openOperatorApi(config, site === undefined ? {} : { sites: [site] })
  const { items, findings } = await unwrapOrThrow(api.call(checkContent, {}, { waitsForPublish: true }))
  ensureNoErrors(findings)
  return items
}

/** Returns a hint if the portal has no content; otherwise an empty list. */
export const listContentHints = (items: number): string[] =>
  items > 0
    ? []
    : ['There is no content yet: import it with "npm run operator -- import --folder ..." (README, Content)']
