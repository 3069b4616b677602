import type { SellingSite } from '../domain/order/offer.ts'
import { readCachedSite } from './cached-site.ts'
import { siteFolderOf } from './load-sites.ts'
import { paymentSettingsOf } from './parts-of-site.ts'
import { baseLanguageOf, type Site } from './site.ts'
import { valueInLanguage } from './text-by-language.ts'

type Owner = Pick<Site, 'code' | 'tenant'>

/**
 * Returns the sites of a brand that sell to a site's visitors: the site itself if it charges, followed by those
 * that sell for it.
 */
function sellersFor(site: Owner, folder: string): Site[] {
  const { regions, soldBy } = paymentSettingsOf(site, folder)
  return [...(regions ? [siteFolderOf(site)] : []), ...soldBy].map((name) => readCachedSite(name, folder))
}

/**
 * Returns the site on whose payment page an order is paid: the site on which it was placed, otherwise the first
 * that sells for `site`. Null if no site sells.
 */
export function findPayingSite(site: Owner, placedOn?: number, folder = 'sites'): Site | null {
  const sellers = sellersFor(site, folder)
  return sellers.find(({ siteId }) => siteId === placedOn) ?? sellers[0] ?? null
}

/** Returns the data for a link to a selling site's pages, with the site's name in a language. */
export const sellingSiteOf = (site: Site, language: string): SellingSite => {
  const { siteId, prefix, languages, area } = site
  return {
    siteId,
    prefix,
    languages,
    area: valueInLanguage(area, language) ?? (area[baseLanguageOf(site)] as string),
  }
}
