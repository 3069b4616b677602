import { atom } from 'nanostores'
import { listChanges } from './document-changes.ts'
import { getValue, isSame, type OpenDocument } from './document-path.ts'
import type { DraftStorage } from './local-draft.ts'
import type { OtherChange } from './save-state.ts'

/** Whether a document lacks a change that this editor made before a conflict. */
export const lacksChange = (
  { base, theirs }: OtherChange,
  mine: OpenDocument,
  document: OpenDocument,
): boolean =>
  listChanges(base ?? theirs.document, mine).some(
    ({ path, after }) => !isSame(getValue(document, path), after),
  )

/**
 * Stores the document that an editor gave up in a conflict on this device, until the editor brings it back or deletes it. `key` returns
 * the editor and the name of the item.
 */
export function createSetAside(drafts: DraftStorage, key: () => [editor: string, name: string]) {
  const $document = atom<OpenDocument | undefined>()
  return {
    $document,
    async load(): Promise<void> {
      const kept = await drafts.find(...key())
      if (kept) $document.set(kept.document)
    },
    keep(document: OpenDocument): void {
      $document.set(document)
      void drafts.save(...key(), { document, version: undefined, edition: undefined })
    },
    delete(): void {
      $document.set(undefined)
      void drafts.delete(...key())
    },
  }
}
