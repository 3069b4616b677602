import { del, get, set } from 'idb-keyval'
import type { OpenDocument } from './document-path.ts'

/** The changes of an editor that the server has not stored yet, with the draft or edition that it is based on. */
export interface LocalDraft {
  document: OpenDocument
  version: number | undefined
  edition: number | undefined
}

const keyOf = (editor: string, name: string): string => `draft ${editor} ${name}`

/** Keeps unsaved work on this device, so that neither a closed tab nor an ended session loses it. Without storage nothing is kept. */
export const saveLocalDraft = (editor: string, name: string, draft: LocalDraft): Promise<void> =>
  set(keyOf(editor, name), draft).catch(() => undefined)

/** Returns the unsaved work of an editor on an item; undefined if there is none. */
export const findLocalDraft = (editor: string, name: string): Promise<LocalDraft | undefined> =>
  get<LocalDraft>(keyOf(editor, name)).catch(() => undefined)

/** Forgets the unsaved work, after the server has stored it. */
export const dropLocalDraft = (editor: string, name: string): Promise<void> =>
  del(keyOf(editor, name)).catch(() => undefined)
