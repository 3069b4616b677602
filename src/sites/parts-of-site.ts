import { siteFolderOf } from './load-sites.ts'
import type { PageParts, SiteParts } from './parts.ts'
import { readCachedParts } from './read-parts.ts'
import type { Site } from './site.ts'

type Owner = Pick<Site, 'code' | 'tenant'>

/**
 * Returns the larger parts of a site's data. They are not in the site object, because every page contains that
 * object.
 */
const partsOf = (site: Owner, folder: string): SiteParts =>
  readCachedParts({ folder, site: siteFolderOf(site), tenant: site.tenant })

export const accountOf = (site: Owner, folder = 'sites') => partsOf(site, folder).account
export const analyticsOf = (site: Owner, folder = 'sites') => partsOf(site, folder).analytics
export const consentOf = (site: Owner, folder = 'sites') => partsOf(site, folder).consent
export const countriesOf = (site: Owner, folder = 'sites') => partsOf(site, folder).countries
export const footerOf = (site: Owner, folder = 'sites') => partsOf(site, folder).footer
export const menuOf = (site: Owner, folder = 'sites') => partsOf(site, folder).menu
/**
 * Returns a site's payment settings, from its `payment.json` merged over the `payment.json` of its brand.
 * @example paymentSettingsOf(site).regions // ['PL', 'DE', 'AT', 'CH'], or null if the site charges for nothing
 */
export const paymentSettingsOf = (site: Owner, folder = 'sites') => partsOf(site, folder).payment
export const seoOf = (site: Owner, folder = 'sites') => partsOf(site, folder).seo
export const supplyInfoOf = (site: Owner, folder = 'sites') => partsOf(site, folder)['supply-info']
export const siteMessagesOf = (site: Owner, folder = 'sites') => partsOf(site, folder).words

export function pagePartsOf(site: Owner, folder = 'sites'): PageParts {
  const { account, analytics, consent, footer, menu, seo, words } = partsOf(site, folder)
  return { account, analytics, consent, footer, menu, seo, words }
}
