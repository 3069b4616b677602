import { type ApiOptions, createApi } from '../api/create-api.ts'
import type { Environment } from './environment.ts'

type EventSource = [target: EventTarget, type: string]

/** Listens to several events; call the returned function to stop. */
function listen(events: readonly EventSource[], callback: () => void): () => void {
  for (const [target, type] of events) target.addEventListener(type, callback)
  return () => {
    for (const [target, type] of events) target.removeEventListener(type, callback)
  }
}

const cookies: Environment['cookies'] = {
  get: (name) =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  set(name, value, seconds) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  },
}

const visit: Environment['visit'] = {
  get(name) {
    try {
      return sessionStorage.getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },
  set(name, value) {
    try {
      sessionStorage.setItem(name, value)
    } catch {}
  },
}

/** The consent in the page, as the consent script sets it: whether the banner is visible, and the allowed groups. */
const consent: Environment['consent'] = {
  pending: () => document.querySelector('#cookies:not([hidden])') !== null,
  functionality: () => document.documentElement.dataset.functionality === 'on',
  onChoice: (callback) => listen([[window, 'consent']], callback),
}

/**
 * Creates the environment of the real browser. The API's URL, the site and the language are read from the page, not
 * compiled in.
 */
export function createBrowserEnvironment(onFailure: ApiOptions['onFailure']): Environment {
  const { api, site, language } = document.documentElement.dataset
  const page = { siteId: Number(site), languageId: Number(language) }
  return {
    page,
    api: createApi({
      baseURL: api ?? '/api',
      ...page,
      ...(onFailure && { onFailure }),
    }),
    now: () => Date.now(),
    later(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    every(callback, milliseconds) {
      const timer = setInterval(callback, milliseconds)
      return () => clearInterval(timer)
    },
    onHide: (callback) =>
      listen(
        [
          [document, 'visibilitychange'],
          [window, 'pagehide'],
        ],
        () => {
          if (document.visibilityState === 'hidden') callback()
        },
      ),
    isOnline: () => navigator.onLine,
    onOnline: (callback) => listen([[window, 'online']], callback),
    navigation: {
      current: () => location.pathname + location.search + location.hash,
      query: () => new URLSearchParams(location.search),
      go: (url) => location.assign(url),
      goInstead: (url) => location.replace(url),
      exists: (url) =>
        fetch(url, { method: 'HEAD' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      show: (url) => history.pushState(null, '', url),
      replace: (url) => history.replaceState(null, '', url),
      onReturn: (callback) => listen([[window, 'popstate']], callback),
    },
    cookies,
    visit,
    consent,
    browserLanguages: () => navigator.languages,
    hasSignedInCookie: () => /\bsigned_in=1/.test(document.cookie),
    onSessionChange: (callback) =>
      listen(
        [
          // Not every browser reports changed cookies, but all report a return to the page.
          ...('cookieStore' in window ? [[window.cookieStore, 'change'] satisfies EventSource] : []),
          [document, 'visibilitychange'],
          [window, 'focus'],
        ],
        callback,
      ),
  }
}
