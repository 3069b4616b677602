import { verifySign } from '#src/contract/identity/session.ts'
import { createBrowserEnvironment } from '#src/environment/browser.ts'

/**
 * Verifies the `sign` and `appid` parameters of a partner's link and removes them from the URL. If they are valid,
 * the page reloads with a session; otherwise the normal page is shown. Specification 1, section 4.
 */
export async function signInBySignedUrl(query: URLSearchParams): Promise<void> {
  const { api } = createBrowserEnvironment(undefined)
  const result = await api.call(verifySign, {
    sign: query.get('sign') ?? '',
    appId: query.get('appid') ?? '',
  })
  query.delete('sign')
  query.delete('appid')
  const clean = `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`
  history.replaceState(null, '', clean)
  if (result.ok && !result.value.fault) location.reload()
  else delete document.documentElement.dataset.verifying
}
