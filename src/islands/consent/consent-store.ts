import {
  type ConsentChoice,
  consentVersion,
  formatConsent,
  necessaryOnlyConsent,
  parseConsent,
} from '#src/domain/consent-choice.ts'
import { setCookie } from '../cookie.ts'

/**
 * The storage key of the choice, and the cookie that records that a choice was made. Specification 1, sections 4
 * and 9.
 */
const policyKey = 'cookiePolicy'
const disclaimerCookie = 'disclaimer'
/** The storage key of the consent record: the instant of the choice, and the version of the texts that were shown. */
const recordKey = 'cookiePolicyRecord'
const year = 31_536_000

/**
 * The cookies that are not deleted after a rejection: the session, the language, and the record of the rejection.
 * Decision: docs/decisions/consent.md.
 */
const necessaryCookies = new Set(['signed_in', '__Secure-signed_in', 'languageCheckedId', disclaimerCookie])

/**
 * Returns the browser's storage; undefined if the browser blocks it. The choice is then not stored, and the banner
 * appears on every page.
 */
const storage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * Returns the visitor's stored choice; undefined if there is none. When the cookie has expired, the choice is
 * deleted too, and the banner asks again.
 */
export function readStoredConsent(): ConsentChoice | undefined {
  const stored = storage()
  if (new RegExp(`(^|; )${disclaimerCookie}=true`).test(document.cookie))
    return parseConsent(stored?.getItem(policyKey) ?? null)
  for (const key of [policyKey, recordKey]) stored?.removeItem(key)
  return undefined
}

/** Returns whether a cookie belongs to the analytics script. All other optional cookies store preferences. */
const isCounterCookie = (name: string): boolean => name.startsWith('_g')

/**
 * Saves a choice and deletes the cookies of the groups that the choice turns off. A rejection deletes every cookie
 * except the necessary ones.
 */
export function saveConsent(consent: ConsentChoice): void {
  // The cookie is set first, because other tabs read it as soon as the choice is stored.
  setCookie(disclaimerCookie, 'true', year)
  storage()?.setItem(policyKey, formatConsent(consent))
  storage()?.setItem(recordKey, JSON.stringify({ at: new Date().toISOString(), version: consentVersion }))
  deleteCookies(consent)
  dispatchEvent(new CustomEvent('consent', { detail: consent }))
}

function deleteCookies({ functionality, analytics }: ConsentChoice): void {
  const hosts = location.hostname.split('.')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] as string
    if (!name || necessaryCookies.has(name) || (isCounterCookie(name) ? analytics : functionality)) continue
    setCookie(name, '', 0)
    // The analytics script sets its cookies on the widest domain that accepts them, so they are deleted on every
    // parent domain.
    for (const index of hosts.keys()) setCookie(name, '', 0, hosts.slice(index).join('.'))
  }
}

/** Calls a listener when the visitor makes a choice, in this tab or in another. */
export function onConsent(listener: (consent: ConsentChoice) => void): void {
  addEventListener('consent', (event) => listener((event as CustomEvent<ConsentChoice>).detail))
  addEventListener('storage', ({ key }) => {
    if (key === policyKey) listener(readStoredConsent() ?? necessaryOnlyConsent)
  })
}
