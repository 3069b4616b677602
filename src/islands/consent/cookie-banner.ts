import {
  type ConsentChoice,
  defaultConsent,
  fullConsent,
  necessaryOnlyConsent,
} from '#src/domain/consent-choice.ts'
import { onFirstInput } from '../first-interaction.ts'
import { applyConsent } from './apply-consent.ts'
import { onConsent, readStoredConsent, saveConsent } from './consent-store.ts'

/** The cookie banner, shown until the visitor makes a choice. Specification 1, section 4: cookie banner. */
const banner = document.querySelector<HTMLElement>('#cookies')
const preferences = document.querySelector('#cookie-preferences')
/** Hides the banner. The focused button disappears with it, so the focus moves to the page's content. */
const hide = () => {
  const hasFocus = banner?.contains(document.activeElement)
  banner?.setAttribute('hidden', '')
  if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true })
}

onConsent((consent) => {
  hide()
  applyConsent(consent)
})

const stored = readStoredConsent()
if (stored) applyConsent(stored)
if (banner && !stored) {
  // The page of cookie preferences has a form for the same choice and needs no banner.
  banner.hidden = preferences !== null
  banner.addEventListener('click', ({ target }) => {
    const choice = (target as HTMLElement).dataset.consent
    if (choice) saveConsent(choice === 'accept' ? fullConsent : necessaryOnlyConsent)
  })
  resolveDefault(banner)
}

/**
 * Applies the default consent until the visitor makes a choice. Notifies the form on the preferences page, which
 * displays the consent.
 */
function applyDefault(consent: ConsentChoice): void {
  if (readStoredConsent()) return
  applyConsent(consent)
  dispatchEvent(new CustomEvent('consent-default', { detail: consent }))
}

/**
 * Applies the default consent. On opt-in sites this happens immediately. On other sites, the visitor's country
 * determines the default consent and whether the banner offers Reject.
 */
function resolveDefault(element: HTMLElement): void {
  const { mode, optIn = '', reject = '' } = element.dataset
  if (mode === 'optIn') {
    applyDefault(defaultConsent('optIn'))
    return
  }
  const applyCountryDefault = async () => {
    const { findDefaultConsent } = await import('./default-consent.ts')
    const countryConsent = await findDefaultConsent(optIn, reject)
    const button = element.querySelector<HTMLElement>('[data-consent="reject"]')
    // The Reject button becomes invisible but keeps its space, so that Accept does not move while the visitor is
    // about to press it.
    if (button && !countryConsent.reject) button.style.visibility = 'hidden'
    applyDefault(countryConsent.consent)
  }
  // The country is not requested for visitors who only scroll and read.
  onFirstInput(() => void applyCountryDefault())
}

if (preferences) void import('./preferences.ts')
