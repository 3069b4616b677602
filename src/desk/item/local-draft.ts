import { del, entries, get, set } from 'idb-keyval'
import { type Family, family } from '../../domain/content-item/families.ts'
import type { PartialDocument } from './document-path.ts'
import { deleteDraftCopy, listDraftCopies, writeDraft } from './unwritten-drafts.ts'

/**
 * The changes of an editor that the server has not stored yet, with the version of the draft or edition that they
 * are based on.
 */
export interface LocalDraft {
  document: PartialDocument
  version: number | undefined
  edition: number | undefined
  /** Set for a document that was set aside in a conflict: the document that the editor chose instead. */
  base?: PartialDocument | undefined
}

const keyOf = (editor: string, name: string): string => `draft ${editor} ${name}`

/**
 * Calls the storage of the browser. Returns undefined if the browser has no storage: idb-keyval then throws instead
 * of rejecting.
 */
async function tryStorage<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call()
  } catch {
    return undefined
  }
}

/** The unsaved work of an editor on an item. */
export interface DraftStorage {
  save: (editor: string, name: string, draft: LocalDraft) => Promise<void>
  /** Returns undefined if there is no unsaved work. */
  find: (editor: string, name: string) => Promise<LocalDraft | undefined>
  delete: (editor: string, name: string) => Promise<void>
}

/**
 * Stores unsaved work on this device, so that closing the tab or the end of the session does not lose it. After the
 * server has stored the work, it is deleted here. Does nothing if the browser has no storage.
 */
export const draftsOfDevice: DraftStorage = {
  save: (editor, name, draft) => write(keyOf(editor, name), draft),
  async find(editor, name) {
    await writeCopies()
    return tryStorage(() => get<LocalDraft>(keyOf(editor, name)))
  },
  async delete(editor, name) {
    const key = keyOf(editor, name)
    deleteDraftCopy(key)
    await tryStorage(() => del(key))
  },
}

const write = (key: string, draft: LocalDraft): Promise<void> =>
  writeDraft(key, draft, () => tryStorage(() => set(key, draft)))

/**
 * Writes the drafts that were not written yet when their page was left. The cast is safe, because only `write`
 * creates these copies.
 */
const writeCopies = (): Promise<unknown> =>
  Promise.all(listDraftCopies().map(([key, draft]) => write(key, draft as LocalDraft)))

/** An item with unsaved work on this device. */
export interface UnsavedItem {
  family: Family
  /** The id of the item; undefined if the server has not stored the item yet. */
  id: number | undefined
  /** The name of a new item on this device. */
  name?: string
  document: PartialDocument
}

/**
 * Returns the item of a storage key; undefined for other keys, and for documents that were set aside in a conflict.
 */
function unsavedItemOf(key: unknown, { document }: LocalDraft, editor: string): UnsavedItem | undefined {
  const beginning = keyOf(editor, '')
  if (typeof key !== 'string' || !key.startsWith(beginning)) return undefined
  const [named, number, ...rest] = key.slice(beginning.length).split(' ')
  const { data } = family.safeParse(named)
  if (!data || rest.length > 0) return undefined
  return number?.startsWith('new')
    ? { family: data, id: undefined, name: number, document }
    : { family: data, id: Number(number), document }
}

/** Returns the items with unsaved work of an editor, found among the entries of the storage. */
export const unsavedItemsOf = (
  stored: readonly (readonly [IDBValidKey, LocalDraft])[],
  editor: string,
): UnsavedItem[] => stored.flatMap(([key, draft]) => unsavedItemOf(key, draft, editor) ?? [])

/** Returns the items for which this device has unsaved work of an editor. */
export async function findUnsavedItems(editor: string): Promise<UnsavedItem[]> {
  await writeCopies()
  return unsavedItemsOf((await tryStorage(() => entries<IDBValidKey, LocalDraft>())) ?? [], editor)
}
