import { loadSites } from './load-sites.ts'
import { paymentSettingsOf } from './parts-of-site.ts'

const cache = new Map<string, ReadonlySet<string>>()

const sellingBrands = (folder: string): ReadonlySet<string> =>
  new Set(
    loadSites(folder)
      .sites.filter((site) => paymentSettingsOf(site, folder).regions !== null)
      .map(({ tenant }) => tenant),
  )

/**
 * Whether any site of a brand charges for training, even if this portal does not serve that site. Other brands show
 * no items with a fee.
 */
export function isSellingBrand(tenant: string, folder = 'sites'): boolean {
  const brands = cache.get(folder) ?? sellingBrands(folder)
  cache.set(folder, brands)
  return brands.has(tenant)
}
