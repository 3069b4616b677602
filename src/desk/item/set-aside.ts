import { atom } from 'nanostores'
import { listChanges } from './document-changes.ts'
import { getValue, isSame, type PartialDocument } from './document-path.ts'
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

/** The maximum number of set-aside documents of an item; the oldest ones are discarded. */
const mostKept = 20

/**
 * Stores the documents that an editor gave up in conflicts on this device, until the editor restores or deletes
 * them. `key` returns the editor and the storage name of the first document; further documents get a number after
 * this name.
 */
export function createSetAside(drafts: DraftStorage, key: () => [editor: string, name: string]) {
  const $documents = atom<readonly PartialDocument[]>([])
  const keyAt = (index: number): [string, string] => {
    const [editor, name] = key()
    return [editor, index === 0 ? name : `${name} ${index + 1}`]
  }
  function store(next: readonly PartialDocument[]): void {
    const former = $documents.get()
    $documents.set(next)
    for (const [index, document] of next.entries())
      void drafts.save(...keyAt(index), { document, version: undefined, edition: undefined })
    for (let index = next.length; index < former.length; index += 1) void drafts.delete(...keyAt(index))
  }
  return {
    $documents,
    async load(): Promise<void> {
      const documents: PartialDocument[] = []
      while (documents.length < mostKept) {
        const kept = await drafts.find(...keyAt(documents.length))
        if (!kept) break
        documents.push(kept.document)
      }
      $documents.set(documents)
    },
    keep(document: PartialDocument): void {
      if (!$documents.get().some((kept) => isSame(kept, document)))
        store([...$documents.get(), document].slice(-mostKept))
    },
    /** Replaces a set-aside document by another document. */
    exchange: (kept: PartialDocument, document: PartialDocument): void =>
      store($documents.get().map((each) => (each === kept ? document : each))),
    delete: (kept: PartialDocument): void => store($documents.get().filter((each) => each !== kept)),
  }
}
