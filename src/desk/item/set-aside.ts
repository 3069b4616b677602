import { atom } from 'nanostores'
import { listChanges } from './document-changes.ts'
import { getValue, isSame, type PartialDocument, withValue } from './document-path.ts'
import type { DraftStorage } from './local-draft.ts'
import type { ConflictingChange } from './save-state.ts'

/** Whether a document does not contain a change that this editor made before a conflict. */
export const isChangeMissing = (
  { base, theirs }: ConflictingChange,
  mine: PartialDocument,
  document: PartialDocument,
): boolean =>
  listChanges(base ?? theirs.document, mine).some(
    ({ path, after }) => !isSame(getValue(document, path), after),
  )

/** A document that an editor gave up in a conflict. */
export interface SetAsideDocument {
  document: PartialDocument
  /**
   * The document that the editor chose instead. Restoring applies the differences between this document and
   * `document`. Undefined for documents that were set aside by a version that did not store it.
   */
  base: PartialDocument | undefined
}

/** Returns the changes that restoring a set-aside document would make in the current document. */
export const listRestoredChanges = ({ document, base }: SetAsideDocument, current: PartialDocument) =>
  listChanges(base ?? current, document).flatMap(({ path, after }) => {
    const before = getValue(current, path)
    return isSame(before, after) ? [] : [{ path, before, after }]
  })

/** Restores a set-aside document in the current document. Changes that were made elsewhere since then stay. */
export const restoreSetAside = (kept: SetAsideDocument, current: PartialDocument): PartialDocument =>
  listRestoredChanges(kept, current).reduce(
    (document, { path, after }) => withValue(document, path, after),
    current,
  )

/** The maximum number of set-aside documents of an item; the oldest ones are discarded. */
const mostKept = 20

/**
 * Stores on this device the documents that an editor gave up in conflicts, until the editor restores or deletes
 * them. `key` returns the editor and the storage name of the first document. The names of further documents have a
 * number appended.
 */
export function createSetAside(drafts: DraftStorage, key: () => [editor: string, name: string]) {
  const $documents = atom<readonly SetAsideDocument[]>([])
  const keyAt = (index: number): [string, string] => {
    const [editor, name] = key()
    return [editor, index === 0 ? name : `${name} ${index + 1}`]
  }
  function store(next: readonly SetAsideDocument[]): void {
    const former = $documents.get()
    $documents.set(next)
    for (const [index, kept] of next.entries())
      void drafts.save(...keyAt(index), { ...kept, version: undefined, edition: undefined })
    for (let index = next.length; index < former.length; index += 1) void drafts.delete(...keyAt(index))
  }
  return {
    $documents,
    async load(): Promise<void> {
      const documents: SetAsideDocument[] = []
      while (documents.length < mostKept) {
        const kept = await drafts.find(...keyAt(documents.length))
        if (!kept) break
        documents.push({ document: kept.document, base: kept.base })
      }
      $documents.set(documents)
    },
    keep(document: PartialDocument, base: PartialDocument): void {
      if (!$documents.get().some((kept) => isSame(kept.document, document)))
        store([...$documents.get(), { document, base }].slice(-mostKept))
    },
    /** Replaces a set-aside document by another document. */
    exchange: (kept: SetAsideDocument, next: SetAsideDocument): void =>
      store($documents.get().map((each) => (each === kept ? next : each))),
    delete: (kept: SetAsideDocument): void => store($documents.get().filter((each) => each !== kept)),
  }
}
