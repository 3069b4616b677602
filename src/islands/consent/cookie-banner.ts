import { type ConsentChoice, defaultConsent, fullConsent, onlyNecessary } from '#src/domain/consent-choice.ts'
import { onFirstInput } from '../first-interaction.ts'
import { applyConsent } from './apply-consent.ts'
import { onConsent, saveConsent, storedConsent } from './consent-store.ts'

/** The cookie banner, shown until the reader makes a choice. Specification 1, section 4: cookie banner. */
const banner = document.querySelector<HTMLElement>('#cookies')
const preferences = document.querySelector('#cookie-preferences')
/** Hides the banner. The focus, which would be lost with its button, moves to the page's content. */
const hide = () => {
  const hasFocus = banner?.contains(document.activeElement)
  banner?.setAttribute('hidden', '')
  if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true })
}

onConsent((consent) => {
  hide()
  applyConsent(consent)
})

const stored = storedConsent()
if (stored) applyConsent(stored)
if (banner && !stored) {
  // The preferences page asks the question itself.
  banner.hidden = preferences !== null
  banner.addEventListener('click', ({ target }) => {
    const choice = (target as HTMLElement).dataset.consent
    if (choice) saveConsent(choice === 'accept' ? fullConsent : onlyNecessary)
  })
  resolveDefault(banner)
}

/** Applies a default consent until the reader chooses; the preferences page shows it. */
function applyDefault(consent: ConsentChoice): void {
  if (storedConsent()) return
  applyConsent(consent)
  dispatchEvent(new CustomEvent('consent-default', { detail: consent }))
}

/**
 * Applies the default consent: immediately where the site is opt-in, else by the visitor's country, which also decides
 * whether Reject is offered.
 */
function resolveDefault(element: HTMLElement): void {
  const { mode, optIn = '', reject = '' } = element.dataset
  if (mode === 'optIn') {
    applyDefault(defaultConsent('optIn'))
    return
  }
  const applyCountryDefault = async () => {
    const { countryDefault } = await import('./country-default.ts')
    const countryConsent = await countryDefault(optIn, reject)
    const button = element.querySelector<HTMLElement>('[data-consent="reject"]')
    // The hidden button keeps its space, so that Accept does not move under the reader's thumb.
    if (button && !countryConsent.reject) button.style.visibility = 'hidden'
    applyDefault(countryConsent.consent)
  }
  // The country is not requested for visitors who only read.
  onFirstInput(() => void applyCountryDefault())
}

if (preferences) void import('./preferences.ts')
