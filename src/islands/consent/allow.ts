import type { ConsentChoice } from '#src/domain/consent-choice.ts'

/**
 * Sets on the page whether choices may be remembered, and tells the visit counter, where there is one, what
 * is allowed.
 */
export function allow(consent: ConsentChoice): void {
  const { dataset } = document.documentElement
  dataset.functionality = consent.functionality ? 'on' : 'off'
  const { analytics: code } = dataset
  if (code && (consent.analytics || 'gtag' in globalThis))
    void import('./counter.ts').then(({ notifyCounter: tellCounter }) => tellCounter(code, consent))
}
