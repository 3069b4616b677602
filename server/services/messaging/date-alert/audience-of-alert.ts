import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { AlertRow } from './alert-token.ts'

/** Returns the audience of an alert, or undefined if its site no longer exists. */
export function audienceOfAlert(
  sites: Sites,
  { site: folder, language }: Pick<AlertRow, 'site' | 'language'>,
): Audience | undefined {
  const site = sites.sites.find((candidate) => siteFolderOf(candidate) === folder)
  return site && { tenant: site.tenant, site, language }
}
