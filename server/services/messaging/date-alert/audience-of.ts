import type { Audience } from '#server/services/platform/shown/published-for.ts'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import type { AlertRow } from './token.ts'

/** To whom the dates of an alert are shown; undefined where its site is no more. */
export function audienceOf(
  sites: Sites,
  { site: folder, language }: Pick<AlertRow, 'site' | 'language'>,
): Audience | undefined {
  const site = sites.sites.find((each) => siteFolder(each) === folder)
  return site && { tenant: site.tenant, site, language }
}
