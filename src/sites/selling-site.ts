import type { SellingSite } from '../domain/order/offer.ts'
import { keptSite } from './kept-site.ts'
import { siteFolder } from './load-sites.ts'
import { paymentSettingsOf } from './parts-of-site.ts'
import { baseLanguage, type Site } from './site.ts'
import { inLanguage } from './text-by-language.ts'

type Owner = Pick<Site, 'code' | 'tenant'>

/** The sites of a brand that sell to the visitors of a site: the site itself if it sells, then those that sell for it. */
function sellersFor(site: Owner, folder: string): Site[] {
  const { regions, soldBy } = paymentSettingsOf(site, folder)
  return [...(regions ? [siteFolder(site)] : []), ...soldBy].map((name) => keptSite(name, folder))
}

/**
 * Returns the site on whose payment page an order is paid: the site that it was placed on, else the first that sells for `site`. Null
 * where nobody sells.
 */
export function payingSite(site: Owner, placedOn?: number, folder = 'sites'): Site | null {
  const sellers = sellersFor(site, folder)
  return sellers.find(({ siteId }) => siteId === placedOn) ?? sellers[0] ?? null
}

/** Returns what a link to a site's pages is made of, with the site's name in a language. */
export const sellingSiteOf = (site: Site, language: string): SellingSite => {
  const { siteId, prefix, languages, area } = site
  return {
    siteId,
    prefix,
    languages,
    area: inLanguage(area, language) ?? (area[baseLanguage(site)] as string),
  }
}
