import type { OptionalCookieGroup } from './consent-choice.ts'

/** A cookie, or another entry in the browser's storage. */
export interface StoredCookie {
  name: string
  group: 'necessary' | OptionalCookieGroup
  /** The company that sets the cookie: the portal itself, or another company. */
  provider: 'portal' | 'Google'
  /** The time for which the browser stores the cookie, in days. */
  days: number
}

const necessary = { group: 'necessary', provider: 'portal' } as const
const functionality = { group: 'functionality', provider: 'portal' } as const
const analytics = { group: 'analytics', provider: 'Google' } as const

/**
 * Everything that the portal stores in the browser of a visitor who only reads pages. Specification 1, section 9
 * (cookies).
 */
export const storedCookies: readonly StoredCookie[] = [
  { ...necessary, name: '__Host-session, __Secure-signed_in', days: 30 },
  { ...necessary, name: 'languageCheckedId', days: 365 },
  { ...necessary, name: 'disclaimer, cookiePolicy, cookiePolicyRecord', days: 365 },
  { ...functionality, name: 'showCountryLanguageTips', days: 365 },
  { ...functionality, name: 'feedbackHidden', days: 7 },
  { ...analytics, name: '_ga, _ga_*', days: 730 },
]
