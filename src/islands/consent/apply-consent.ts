import type { ConsentChoice } from '#src/domain/consent-choice.ts'

/**
 * Applies a consent: records on the page whether preferences may be stored, and notifies the analytics script if
 * the page has one.
 */
export function applyConsent(consent: ConsentChoice): void {
  const { dataset } = document.documentElement
  dataset.functionality = consent.functionality ? 'on' : 'off'
  const { analytics: code } = dataset
  if (code && (consent.analytics || 'gtag' in globalThis))
    void import('./notify-analytics.ts').then((counter) => counter.notifyAnalytics(code, consent))
}
