import type { Family } from '../../domain/content-item/families.ts'

let createdCount = 0
const keys = new Map<string, string>()

/**
 * Returns the React key of the editing session at a URL. After a new item was created, its URL changes, but its key
 * stays the same, so the form stays mounted with its focus and unsaved changes.
 */
export const sessionKey = (family: string, id: number | undefined): string =>
  id === undefined ? `${family} new ${createdCount}` : (keys.get(`${family} ${id}`) ?? `${family} ${id}`)

/** Connects the editing session of a new item with the id that the server has given to the item. */
export function assignSession(family: Family, id: number): void {
  keys.set(`${family} ${id}`, sessionKey(family, undefined))
  createdCount += 1
}
