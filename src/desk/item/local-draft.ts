import { del, get, set } from 'idb-keyval'
import type { OpenDocument } from './document-path.ts'

/** The changes of an editor that the server has not stored yet, with the draft or edition that they are based on. */
export interface LocalDraft {
  document: OpenDocument
  version: number | undefined
  edition: number | undefined
}

const keyOf = (editor: string, name: string): string => `draft ${editor} ${name}`

/** Calls the storage of the browser. Returns undefined if there is none: then idb-keyval throws instead of rejecting. */
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
  /** Returns undefined if there is none. */
  find: (editor: string, name: string) => Promise<LocalDraft | undefined>
  delete: (editor: string, name: string) => Promise<void>
}

/**
 * Stores unsaved work on this device, so that it survives a closed tab and an ended session; it is deleted after the server has stored
 * it. Does nothing if the browser has no storage.
 */
export const draftsOfDevice: DraftStorage = {
  save: (editor, name, draft) => tryStorage(() => set(keyOf(editor, name), draft)),
  find: (editor, name) => tryStorage(() => get<LocalDraft>(keyOf(editor, name))),
  delete: (editor, name) => tryStorage(() => del(keyOf(editor, name))),
}
