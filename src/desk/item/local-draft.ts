import { del, get, set } from 'idb-keyval'
import type { OpenDocument } from './document-path.ts'

/** The changes of an editor that the server has not stored yet, with the draft or edition that they are based on. */
export interface LocalDraft {
  document: OpenDocument
  version: number | undefined
  edition: number | undefined
}

const keyOf = (editor: string, name: string): string => `draft ${editor} ${name}`

/** Stores unsaved work on this device, so that it survives a closed tab and an ended session. Does nothing if the browser has no storage. */
export const saveLocalDraft = (editor: string, name: string, draft: LocalDraft): Promise<void> =>
  set(keyOf(editor, name), draft).catch(() => undefined)

/** Returns the unsaved work of an editor on an item; undefined if there is none. */
export const findLocalDraft = (editor: string, name: string): Promise<LocalDraft | undefined> =>
  get<LocalDraft>(keyOf(editor, name)).catch(() => undefined)

/** Deletes the unsaved work, after the server has stored it. */
export const deleteLocalDraft = (editor: string, name: string): Promise<void> =>
  del(keyOf(editor, name)).catch(() => undefined)
