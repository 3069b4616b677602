import type { ConsentChoice } from '#src/domain/consent-choice.ts'

type Tag = (...words: unknown[]) => void
type Counting = typeof globalThis & { dataLayer?: unknown[]; gtag?: Tag }

/** The states of Google's Consent Mode, version 2, that each group allows. */
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

/** Tells the visit counter what is allowed; it is loaded when counting is allowed, and not before. */
export function notifyCounter(code: string, consent: ConsentChoice): void {
  const page = globalThis as Counting
  if (page.gtag) {
    page.gtag('consent', 'update', states(consent))
    return
  }
  if (!consent.analytics) return
  page.dataLayer = []
  // The counter reads the arguments objects themselves, not arrays.
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the counter wants the arguments object
    page.dataLayer?.push(arguments)
  }
  page.gtag('consent', 'default', states(consent))
  page.gtag('js', new Date())
  // What stands behind the hash is for this page alone: the signed contents of a certificate, for one.
  page.gtag('config', code, { page_location: location.href.split('#')[0] })
  const script = document.createElement('script')
  script.async = true
  script.src = `/counter/${code}.js`
  document.head.append(script)
}
