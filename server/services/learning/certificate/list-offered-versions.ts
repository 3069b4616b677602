import type { Db } from '#server/db/client.ts'
import { listCertificationRows } from '#server/services/catalogue/certification/list-certification-rows.ts'
import type { OfferedVersion } from '#src/domain/certificate/renewal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { countriesOf } from '#src/sites/parts-of-site.ts'
import type { Site, TenantName } from '#src/sites/site.ts'

export interface OfferedVersionsQuery {
  sites: Sites
  tenant: TenantName
  /** The ISO 3166-1 alpha-2 code of the country. */
  country: string
}

/** Returns the sites of a brand for visitors of a country, or the root site if there are none. */
function sitesFor({ sites, tenant, country }: OfferedVersionsQuery): Site[] {
  const brandSites = sites.sites.filter((site) => site.tenant === tenant)
  const countrySites = brandSites.filter((site) => countriesOf(site).countries.includes(country))
  return countrySites.length > 0 ? countrySites : brandSites.filter(({ prefix }) => prefix === '')
}

/**
 * Lists the versions that a brand's sites for a country show. These versions decide whether a renewal is allowed.
 */
export async function listOfferedVersions(db: Db, input: OfferedVersionsQuery): Promise<OfferedVersion[]> {
  const offered: OfferedVersion[] = []
  for (const site of sitesFor(input)) {
    const rows = await listCertificationRows(db, { tenant: input.tenant, site, language: 'en' }, undefined)
    offered.push(...rows.map(({ certification: { id, type } }) => ({ id, type })))
  }
  return offered
}
