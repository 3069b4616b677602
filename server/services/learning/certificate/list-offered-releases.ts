import type { Db } from '#server/db/client.ts'
import { certificationRows } from '#server/services/catalogue/certification/certification-rows.ts'
import type { OfferedRelease } from '#src/domain/certificate/renewal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { countriesOf } from '#src/sites/parts-of-site.ts'
import type { Site, TenantName } from '#src/sites/site.ts'

export interface CountryInput {
  sites: Sites
  tenant: TenantName
  /** The code of the country, two letters of ISO 3166-1. */
  country: string
}

/** The sites of a brand that are meant for visitors of a country, else the site at the brand's root. */
function sitesFor({ sites, tenant, country }: CountryInput): Site[] {
  const own = sites.sites.filter((site) => site.tenant === tenant)
  const greeting = own.filter((site) => countriesOf(site).countries.includes(country))
  return greeting.length > 0 ? greeting : own.filter(({ prefix }) => prefix === '')
}

/** The releases that a brand's sites for a country show, by which a renewal is allowed or not. */
export async function listOfferedReleases(db: Db, where: CountryInput): Promise<OfferedRelease[]> {
  const offered: OfferedRelease[] = []
  for (const site of sitesFor(where)) {
    const rows = await certificationRows(db, { tenant: where.tenant, site, language: 'en' }, undefined)
    offered.push(...rows.map(({ certification: { id, type } }) => ({ id, type })))
  }
  return offered
}
