import { $router, urlOf } from './router.ts'

let last: string | undefined

/** Remembers the URL of the list that is shown, with its filters, so that an item leads back to it. */
export function rememberList(): void {
  last = window.location.pathname + window.location.search
}

/** Returns the URL of the list from which an item was opened, or else of the list of its family. */
export const listUrl = (family: string): string => last ?? urlOf($router, 'content', { family })
