const mark = 'language-hopped'

/** Whether a page may lead to another language: once a session, never for crawlers, never without a storage that says so. */
export function mayHop(): boolean {
  if (/bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)) return false
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, '1')
    return true
  } catch {
    return false
  }
}
