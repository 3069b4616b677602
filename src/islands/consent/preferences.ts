import {
  type ConsentChoice,
  fullConsent,
  necessaryOnlyConsent,
  optionalCookieGroups,
} from '#src/domain/consent-choice.ts'
import { onConsent, readStoredConsent, saveConsent } from './consent-store.ts'

/** The form on the page of cookie preferences. It shows the current consent and saves the choice. */
const form = document.querySelector<HTMLFormElement>('#cookie-preferences')
/** The consent that the banner's script has applied. */
const defaultConsent =
  document.documentElement.dataset.functionality === 'off' ? necessaryOnlyConsent : fullConsent

const boxOf = (group: string) => form?.elements.namedItem(group) as HTMLInputElement | null

function show(consent: ConsentChoice): void {
  for (const group of optionalCookieGroups) {
    const box = boxOf(group)
    if (box) box.checked = consent[group]
  }
}

function save(consent: ConsentChoice): void {
  saveConsent(consent)
  const status = form?.querySelector<HTMLElement>('[role="status"]')
  if (!status) return
  status.hidden = false
  status.textContent = form?.dataset.saved ?? ''
}

show(readStoredConsent() ?? defaultConsent)
onConsent(show)
// The visitor's country may require opt-in even if the site does not. The event `consent-default` never turns on a
// group that the visitor has just turned off.
addEventListener('consent-default', (event) => {
  const { detail } = event as CustomEvent<ConsentChoice>
  if (!detail.analytics) show(detail)
})
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  save({
    functionality: boxOf('functionality')?.checked === true,
    analytics: boxOf('analytics')?.checked === true,
  })
})
form?.addEventListener('click', ({ target }) => {
  const choice = (target as HTMLElement).dataset.consent
  if (choice) save(choice === 'accept' ? fullConsent : necessaryOnlyConsent)
})
