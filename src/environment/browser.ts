import { type ApiOptions, createApi } from '../api/create-api.ts'
import type { Environment } from './environment.ts'

type Listening = [target: EventTarget, type: string]

/** Listens to several events at once; the answer ends it. */
function listen(events: readonly Listening[], callback: () => void): () => void {
  for (const [target, type] of events) target.addEventListener(type, callback)
  return () => {
    for (const [target, type] of events) target.removeEventListener(type, callback)
  }
}

/** The real browser. Where the calls are, which site and language: data in the page, never compiled in. */
export function browserEnvironment(onFailure: ApiOptions['onFailure']): Environment {
  const { api, site, language } = document.documentElement.dataset
  return {
    api: createApi({
      baseURL: api ?? '/api',
      siteId: Number(site),
      languageId: Number(language),
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
    onOnline: (callback) => listen([[window, 'online']], callback),
    navigation: {
      current: () => location.pathname + location.search + location.hash,
      query: () => new URLSearchParams(location.search),
      go: (url) => location.assign(url),
      show: (url) => history.pushState(null, '', url),
      onReturn: (callback) => listen([[window, 'popstate']], callback),
    },
    mayBeSignedIn: () => /(?:^|; )signed_in=1/.test(document.cookie),
  }
}
