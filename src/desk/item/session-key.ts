import type { Family } from '../../domain/content-item/families.ts'

/** Returns a random name. `randomUUID` does not exist in pages without HTTPS. */
const createName = (): string =>
  `new-${[...crypto.getRandomValues(new Uint32Array(2))].map(String).join('-')}`

let nextName = createName()
const keys = new Map<string, string>()
const created = new Map<string, number>()

/**
 * Returns the name of the new item whose form is at a URL. A URL without a name has an empty form; for it, returns a
 * name that no other form in this browser uses, so that no other form shows its changes.
 */
export const nameOfNewItem = (given: string | undefined): string => given ?? nextName

/** Reserves the name of a form that now has changes, so that the next empty form gets another name. */
export function reserveItemName(name: string): void {
  if (name === nextName) nextName = createName()
}

/**
 * Returns the React key of the editing session at a URL. After a new item was created, its URL changes, but its key
 * stays the same, so the form stays mounted with its focus and unsaved changes.
 */
export const editingSessionKeyOf = (family: string, id: number | undefined, name?: string): string =>
  id === undefined ? `${family} ${nameOfNewItem(name)}` : (keys.get(`${family} ${id}`) ?? `${family} ${id}`)

/** Connects the editing session of a new item with the id that the server has given to the item. */
export function connectSessionToItem(family: Family, id: number, name: string): void {
  keys.set(`${family} ${id}`, editingSessionKeyOf(family, undefined, name))
  created.set(name, id)
  reserveItemName(name)
}

/** Returns the id of an item that was created under a name; undefined if it is still new. */
export const createdItemIdOf = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : created.get(name)
