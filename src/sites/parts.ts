import { type Account, account } from './account.ts'
import { type Analytics, analytics } from './analytics.ts'
import { type Consent, consent } from './consent.ts'
import { type Countries, countries } from './countries.ts'
import { type Footer, footer } from './footer.ts'
import { type Menu, menu } from './menu.ts'
import { type Payment, payment } from './payment.ts'
import { type Seo, seo } from './seo.ts'
import { type SupplyInfo, supplyInfo } from './supply-info.ts'
import { type Words, words } from './words.ts'

/** The shapes of the files beside site.json, by the files' names. `languages`: the codes that texts may be in. */
export const partShapes = (languages: readonly string[]) => ({
  account,
  analytics,
  consent,
  countries,
  footer: footer(languages),
  menu,
  payment,
  seo: seo(languages),
  'supply-info': supplyInfo,
  words: words(languages),
})

export type PartShapes = ReturnType<typeof partShapes>

/** Everything that a site's files say beside its identity. */
export interface Parts {
  account: Account
  analytics: Analytics
  consent: Consent
  countries: Countries
  footer: Footer
  menu: Menu
  payment: Payment
  seo: Seo
  'supply-info': SupplyInfo
  words: Words
}

/** The parts that pages show. */
export type PageParts = Pick<Parts, 'account' | 'analytics' | 'consent' | 'footer' | 'menu' | 'seo' | 'words'>
