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
    /** Calls back when the reader goes back or forward; the answer ends it. */
    onReturn(callback: () => void): () => void
  }
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
