const storageKey = 'language-hopped'

/**
 * Returns whether a page may redirect to another language: once per session, never for crawlers, and never if
 * sessionStorage is unavailable.
 */
export function canRedirect(): boolean {
  if (/bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)) return false
  try {
    if (sessionStorage.getItem(storageKey)) return false
    sessionStorage.setItem(storageKey, '1')
    return true
  } catch {
    return false
  }
}
