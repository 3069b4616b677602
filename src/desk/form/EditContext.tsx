import { createContext, useContext } from 'react'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import type { DocumentPath, PartialDocument } from '../item/document-path.ts'
import type { ItemEditor } from '../item/item-editor.ts'

/** The state of the form of an item, which its components share. */
export interface EditState {
  editor: ItemEditor
  family: Family
  document: PartialDocument
  /**
   * The language of the texts in the form. If it is not English, the English texts are shown beside the
   * translations.
   */
  language: string
  findings: readonly ContentFinding[]
  /** The paths of the texts that are outdated in the language of the form. */
  outdated: ReadonlySet<string>
  /** Whether the editor may change the value at a path of the document. */
  canChange: (path: DocumentPath) => boolean
}

const Context = createContext<EditState | null>(null)

export const EditContext = Context.Provider

export function useEdit(): EditState {
  const state = useContext(Context)
  if (!state) throw new Error('useEdit is called outside <EditContext>')
  return state
}
