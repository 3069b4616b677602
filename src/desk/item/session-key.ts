import type { Family } from '../../domain/content-item/families.ts'

let createdCount = 0
const keys = new Map<string, string>()

/**
 * Returns the React key of the editing session at a URL. An item that was created in a session keeps that session's key, so the form
 * stays mounted, with focus and unsaved changes, when the URL changes to the item's own.
 */
export const sessionKey = (family: string, id: number | undefined): string =>
  id === undefined ? `${family} new ${createdCount}` : (keys.get(`${family} ${id}`) ?? `${family} ${id}`)

/** Assigns the session of a new item to the item, once the server has given it an id. */
export function assignSession(family: Family, id: number): void {
  keys.set(`${family} ${id}`, sessionKey(family, undefined))
  createdCount += 1
}
