import type { OpenDocument } from '../../item/document-path.ts'
import type { ItemEditor } from '../../item/item-editor.ts'

const none: ReadonlySet<string> = new Set()

/** Returns the paths of the texts of a language that are older than the English ones. */
export const useBehindTexts = (
  _editor: ItemEditor,
  _document: OpenDocument,
  _language: string,
): ReadonlySet<string> => none
