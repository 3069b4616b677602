import type { Api } from '../api/create-api.ts'

/** All functions of the browser that stores need, behind one interface, so that tests can replace them. */
export interface Environment {
  api: Api
  /** Returns the current time in milliseconds since 1970. */
  now(): number
  /** Calls `callback` after some milliseconds; call the returned function to cancel. */
  later(callback: () => void, milliseconds: number): () => void
  /** Calls `callback` each time some milliseconds have passed; call the returned function to stop. */
  every(callback: () => void, milliseconds: number): () => void
  /** Calls `callback` when the page is hidden or closed; call the returned function to stop. */
  onHide(callback: () => void): () => void
  /** Whether the browser may be online; false if it certainly is offline. */
  isOnline(): boolean
  /** Calls `callback` when the network is available again; call the returned function to stop. */
  onOnline(callback: () => void): () => void
  navigation: {
    /** The page's path, query and hash. */
    current(): string
    query(): URLSearchParams
    go(url: string): void
    /** Loads another page and replaces this one in the history. */
    goInstead(url: string): void
    /** Whether a page exists, according to the server; false if the server cannot be reached. */
    exists(url: string): Promise<boolean>
    /** Shows another URL in the address bar without loading it, as a new entry in the history. */
    show(url: string): void
    /** Shows another URL in the address bar without loading it and without a new entry in the history. */
    replace(url: string): void
    /** Calls `callback` when the reader goes back or forward; call the returned function to stop. */
    onReturn(callback: () => void): () => void
  }
  /** The ids of the page's site and language, which calls send. */
  page: { siteId: number; languageId: number }
  cookies: {
    get(name: string): string | undefined
    /** Sets a cookie that expires after some seconds. */
    set(name: string, value: string, seconds: number): void
  }
  /** Values that the browser stores until the tab is closed. If the browser forbids storage, nothing is stored. */
  visit: {
    get(name: string): string | undefined
    set(name: string, value: string): void
  }
  consent: {
    /** Whether the cookie banner is still waiting for a choice. */
    pending(): boolean
    /** Whether cookies that remember choices are allowed. */
    functionality(): boolean
    /** Calls `callback` when the reader has chosen; call the returned function to stop. */
    onChoice(callback: () => void): () => void
  }
  /** Returns the languages of the browser, the preferred one first. */
  browserLanguages(): readonly string[]
  /** Whether a user may be signed in, according to the cookie that scripts can read. */
  hasSignedInCookie(): boolean
  /**
   * Calls `callback` when the session may have changed: the browser reports a changed cookie, or the reader returns
   * to the page; call the returned function to stop.
   */
  onSessionChange(callback: () => void): () => void
}

let current: Environment | undefined

/** Sets the environment. Called once, by the page's first island or by a test. */
export const setEnvironment = (environment: Environment): void => {
  current = environment
}

/**
 * Returns the environment of the page; throws if it is not set.
 * @example environment().navigation.go('/eu/de')
 */
export const environment = (): Environment => {
  if (!current) throw new Error('No environment was set')
  return current
}
