import type { Api } from '../api/create-api.ts'

/** Everything that stores need of the browser, behind one small interface, so that tests can stand in for it. */
export interface Environment {
  api: Api
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls back after some milliseconds; the answer takes it back. */
  later(callback: () => void, milliseconds: number): () => void
  /** Calls back again and again; the answer ends it. */
  every(callback: () => void, milliseconds: number): () => void
  /** Calls back when the page is hidden, put away or closed; the answer ends it. */
  onHide(callback: () => void): () => void
  /** Calls back when the network is there again; the answer ends it. */
  onOnline(callback: () => void): () => void
  navigation: {
    /** Path, query and hash of the page. */
    current(): string
    query(): URLSearchParams
    go(url: string): void
    /** Shows another URL in the address bar without loading it. */
    show(url: string): void
    /** The same, without a step to come back to. */
    replace(url: string): void
    /** Calls back when the reader goes back or forward; the answer ends it. */
    onReturn(callback: () => void): () => void
  }
  /** The site and the language of the page, by their ids: what every call says of it. */
  page: { siteId: number; languageId: number }
  cookies: {
    get(name: string): string | undefined
    /** Kept for some seconds. */
    set(name: string, value: string, seconds: number): void
  }
  /** What is kept until the tab is closed. Where nothing may be kept nothing is known. */
  visit: {
    get(name: string): string | undefined
    set(name: string, value: string): void
  }
  consent: {
    /** Whether the banner still asks. */
    pending(): boolean
    /** Whether cookies that remember choices may be kept. */
    functionality(): boolean
    /** Calls back when somebody has chosen; the answer ends it. */
    onChoice(callback: () => void): () => void
  }
  /** The languages that the browser is set to, the favourite first. */
  browserLanguages(): readonly string[]
  /** Whether the readable cookie says that somebody is signed in. */
  mayBeSignedIn(): boolean
}

let current: Environment | undefined

/** Set once by the page's first island, or by a test. */
export const setEnvironment = (environment: Environment): void => {
  current = environment
}

export const environment = (): Environment => {
  if (!current) throw new Error('No environment was set')
  return current
}
