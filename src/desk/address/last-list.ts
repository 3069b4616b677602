import { $router, addressOf } from './router.ts'

let last: string | undefined

/** Remembers the address of the list that is shown, with its filters, so that an item leads back to it. */
export function rememberList(): void {
  last = window.location.pathname + window.location.search
}

/** Returns the address of the list from which an item was opened, or else of the list of its family. */
export const listAddress = (family: string): string => last ?? addressOf($router, 'content', { family })
