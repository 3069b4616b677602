import type { ConsentChoice } from '#src/domain/consent-choice.ts'

type GtagFunction = (...args: unknown[]) => void
type CounterWindow = typeof globalThis & { dataLayer?: unknown[]; gtag?: GtagFunction }

/** Returns the consent states of Google's Consent Mode, version 2, for a choice. */
const states = ({ analytics, functionality }: ConsentChoice) => {
  const state = (on: boolean) => (on ? 'granted' : 'denied')
  return {
    analytics_storage: state(analytics),
    functionality_storage: state(functionality),
    personalization_storage: state(functionality),
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
}

/** Passes the consent to the analytics script, which is loaded only after the visitor has allowed analytics. */
export function notifyAnalytics(code: string, consent: ConsentChoice): void {
  const page = globalThis as CounterWindow
  if (page.gtag) {
    page.gtag('consent', 'update', states(consent))
    return
  }
  if (!consent.analytics) return
  page.dataLayer = []
  // The analytics script requires `arguments` objects, not arrays.
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the analytics script requires the arguments object
    page.dataLayer?.push(arguments)
  }
  page.gtag('consent', 'default', states(consent))
  page.gtag('js', new Date())
  // The hash must not leave the page, because it may contain, for example, the signed contents of a certificate.
  page.gtag('config', code, { page_location: location.href.split('#')[0] })
  const script = document.createElement('script')
  script.async = true
  script.src = `/counter/${code}.js`
  document.head.append(script)
}
