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

/** Stores unsaved work on this device, so that it survives a closed tab and an ended session. Does nothing if the browser has no storage. */
export const saveLocalDraft = (editor: string, name: string, draft: LocalDraft): Promise<void> =>
  tryStorage(() => set(keyOf(editor, name), draft))

/** Returns the unsaved work of an editor on an item; undefined if there is none. */
export const findLocalDraft = (editor: string, name: string): Promise<LocalDraft | undefined> =>
  tryStorage(() => get<LocalDraft>(keyOf(editor, name)))

/** Deletes the unsaved work, after the server has stored it. */
export const deleteLocalDraft = (editor: string, name: string): Promise<void> =>
  tryStorage(() => del(keyOf(editor, name)))
