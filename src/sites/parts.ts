import { type AccountSettings, accountSettings } from './account.ts'
import { type AnalyticsSettings, analyticsSettings } from './analytics.ts'
import { type ConsentSettings, consentSettings } from './consent.ts'
import { type SiteCountries, siteCountries } from './countries.ts'
import { createFooterSchema, type Footer } from './footer.ts'
import { type MenuSettings, menuSettings } from './menu.ts'
import { type PaymentSettings, paymentSettings } from './payment.ts'
import { createSeoSchema, type Seo } from './seo.ts'
import { createSiteMessagesSchema, type SiteMessages } from './site-messages.ts'
import { type SupplyInfo, supplyInfoSettings } from './supply-info.ts'

/**
 * Creates the schemas of the files beside site.json, by file name. `languages` are the codes of the languages that
 * texts may have.
 */
export const createPartSchemas = (languages: readonly string[]) => ({
  account: accountSettings,
  analytics: analyticsSettings,
  consent: consentSettings,
  countries: siteCountries,
  footer: createFooterSchema(languages),
  menu: menuSettings,
  payment: paymentSettings,
  seo: createSeoSchema(languages),
  'supply-info': supplyInfoSettings,
  words: createSiteMessagesSchema(languages),
})

export type SitePartSchemas = ReturnType<typeof createPartSchemas>

/** The contents of all of a site's files except site.json. */
export interface SiteParts {
  account: AccountSettings
  analytics: AnalyticsSettings
  consent: ConsentSettings
  countries: SiteCountries
  footer: Footer
  menu: MenuSettings
  payment: PaymentSettings
  seo: Seo
  'supply-info': SupplyInfo
  words: SiteMessages
}

/** The parts of a site's data that pages show. */
export type PageParts = Pick<
  SiteParts,
  'account' | 'analytics' | 'consent' | 'footer' | 'menu' | 'seo' | 'words'
>
