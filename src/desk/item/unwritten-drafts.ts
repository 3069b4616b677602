/** The drafts that the storage of the device has not written yet, by their key. */
const unwritten = new Map<string, object>()

const keyOfCopy = (key: string): string => `unwritten ${key}`

/** Calls `localStorage`. Returns undefined if the browser has none or if it is full. */
function tryLocalStorage<Value>(call: (storage: Storage) => Value): Value | undefined {
  try {
    return call(globalThis.localStorage)
  } catch {
    return undefined
  }
}

/** Writes a draft. If the page is left before `write` has ended, a copy of the draft stays in `localStorage`. */
export async function writeDraft(key: string, draft: object, write: () => Promise<unknown>): Promise<void> {
  unwritten.set(key, draft)
  await write()
  if (unwritten.get(key) !== draft) return
  unwritten.delete(key)
  deleteDraftCopy(key)
}

/** Deletes the copy of a draft. Called when the storage of the device contains a newer version. */
export const deleteDraftCopy = (key: string): void => {
  tryLocalStorage((storage) => storage.removeItem(keyOfCopy(key)))
}

/** Returns the copies of drafts that were not written when their page was left, with their keys. */
export function listDraftCopies(): [string, unknown][] {
  const names = tryLocalStorage((storage) => Object.keys(storage)) ?? []
  const beginning = keyOfCopy('')
  return names
    .filter((name) => name.startsWith(beginning))
    .flatMap((name) => {
      const text = tryLocalStorage((storage) => storage.getItem(name))
      return text ? [[name.slice(beginning.length), JSON.parse(text) as unknown]] : []
    })
}

// Only `localStorage` can be written while a page is being left; a transaction of IndexedDB would be aborted.
globalThis.addEventListener?.('pagehide', () => {
  for (const [key, draft] of unwritten)
    tryLocalStorage((storage) => storage.setItem(keyOfCopy(key), JSON.stringify(draft)))
})
