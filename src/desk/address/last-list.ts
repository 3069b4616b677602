import { $router, urlOf } from './router.ts'

let last: string | undefined

/** Remembers the URL of the current list with its filters, so that the item pages can link back to it. */
export function rememberList(): void {
  last = window.location.pathname + window.location.search
}

/**
 * Returns the URL of the list from which an item was opened. If no list was open before, returns the list of the
 * item's family.
 */
export const listUrl = (family: string): string => last ?? urlOf($router, 'content', { family })
