import { loadSites } from './load-sites.ts'
import { paymentSettingsOf } from './parts-of-site.ts'

const known = new Map<string, ReadonlySet<string>>()

const sellingBrands = (folder: string): ReadonlySet<string> =>
  new Set(
    loadSites(folder)
      .sites.filter((site) => paymentSettingsOf(site, folder).regions !== null)
      .map(({ tenant }) => tenant),
  )

/** Whether any site of a brand sells something, even if this portal does not serve it. A brand that sells nothing shows no item with a fee. */
export function brandSells(tenant: string, folder = 'sites'): boolean {
  const brands = known.get(folder) ?? sellingBrands(folder)
  known.set(folder, brands)
  return brands.has(tenant)
}
