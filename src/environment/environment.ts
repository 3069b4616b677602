import type { Api } from '../api/create-api.ts'

/** Everything that stores need of the browser, behind one small interface, so that tests can replace it. */
export interface Environment {
  api: Api
  /** The present instant in milliseconds since 1970. */
  now(): number
  /** Calls back after some milliseconds; call the returned function to prevent that. */
  later(callback: () => void, milliseconds: number): () => void
  /** Calls back again and again; call the returned function to stop. */
  every(callback: () => void, milliseconds: number): () => void
  /** Calls back when the page is hidden, put away or closed; call the returned function to stop. */
  onHide(callback: () => void): () => void
  /** Whether the browser may have a network; false where it surely has none. */
  isOnline(): boolean
  /** Calls back when the network is there again; call the returned function to stop. */
  onOnline(callback: () => void): () => void
  navigation: {
    /** The page's path, query and hash. */
    current(): string
    query(): URLSearchParams
    go(url: string): void
    /** Loads another page in place of this one: the way back leads past it. */
    goInstead(url: string): void
    /** Shows another URL in the address bar without loading it. */
    show(url: string): void
    /** Shows another URL in place of the present one, without a step to come back to. */
    replace(url: string): void
    /** Calls back when the reader goes back or forward; call the returned function to stop. */
    onReturn(callback: () => void): () => void
  }
  /** The ids of the page's site and language, which every call carries. */
  page: { siteId: number; languageId: number }
  cookies: {
    get(name: string): string | undefined
    /** Sets a cookie for some seconds. */
    set(name: string, value: string, seconds: number): void
  }
  /** What is remembered until the tab is closed. Where the browser forbids storage, nothing is. */
  visit: {
    get(name: string): string | undefined
    set(name: string, value: string): void
  }
  consent: {
    /** Whether the cookie banner still waits for a choice. */
    pending(): boolean
    /** Whether cookies that remember choices are allowed. */
    functionality(): boolean
    /** Calls back when the reader has chosen; call the returned function to stop. */
    onChoice(callback: () => void): () => void
  }
  /** The languages that the browser is set to, the favourite first. */
  browserLanguages(): readonly string[]
  /** Whether the readable cookie says that somebody is signed in. */
  mayBeSignedIn(): boolean
  /**
   * Calls back when that may have changed: the browser says that a cookie did, or the reader comes back to the page; call the
   * returned function to stop.
   */
  onSessionChange(callback: () => void): () => void
}

let current: Environment | undefined

/** Sets the environment: called once by the page's first island, or by a test. */
export const setEnvironment = (environment: Environment): void => {
  current = environment
}

/**
 * The environment of the page; throws before it was set.
 * @example processEnvironment().navigation.go('/eu/de')
 */
export const environment = (): Environment => {
  if (!current) throw new Error('No environment was set')
  return current
}
