import { $router, urlOf } from './router.ts'

let last: string | undefined

/** Saves the URL of the current list with its filters, so that the item pages can link back to the list. */
export function saveListUrl(): void {
  last = window.location.pathname + window.location.search
}

/**
 * Returns the URL of the list that was open last. If no list was open before, returns the URL of the family's list.
 */
export const readLastListUrl = (family: string): string => last ?? urlOf($router, 'content', { family })
