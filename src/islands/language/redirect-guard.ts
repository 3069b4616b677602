const storageKey = 'language-hopped'

/**
 * Returns whether the page may redirect to another language: never for crawlers, never if sessionStorage is
 * unavailable, and once per session. The call uses up this one redirect.
 */
export function consumeLanguageRedirect(): boolean {
  if (/bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)) return false
  try {
    if (sessionStorage.getItem(storageKey)) return false
    sessionStorage.setItem(storageKey, '1')
    return true
  } catch {
    return false
  }
}
