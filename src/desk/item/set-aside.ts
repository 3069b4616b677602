import { atom } from 'nanostores'
import { alignParts } from './align-parts.ts'
import { type DocumentChange, listChanges } from './document-changes.ts'
import { getValue, isSame, type PartialDocument, withValue } from './document-path.ts'
import type { DraftStorage } from './local-draft.ts'
import type { ConflictingChange } from './save-state.ts'

/** Whether a document lacks a change that this editor made before a conflict. */
export function isChangeMissing(
  { base, theirs }: ConflictingChange,
  mine: PartialDocument,
  document: PartialDocument,
): boolean {
  const aligned = alignParts(base ?? theirs.document, document, mine)
  return (
    aligned.moved.length > 0 ||
    listChanges(aligned.base, aligned.mine).some(
      ({ path, after }) => !isSame(getValue(aligned.theirs, path), after),
    )
  )
}

/** A document that an editor gave up in a conflict. */
export interface SetAsideDocument {
  document: PartialDocument
  /**
   * The document that the editor chose instead. Restoring applies the differences between this document and
   * `document`. Undefined for documents that were set aside by an earlier version of the desk, which did not store
   * the chosen document.
   */
  base: PartialDocument | undefined
}

/**
 * Compares a set-aside document with the current document. Returns the values that restoring changes, the current
 * document with its parts in the restored order, and the names of the lists whose order changes.
 */
function compareSetAside({ document, base }: SetAsideDocument, current: PartialDocument) {
  const aligned = alignParts(base ?? current, current, document)
  const changes = listChanges(aligned.base, aligned.mine).flatMap(({ path, after }) => {
    const before = getValue(aligned.theirs, path)
    return isSame(before, after) ? [] : [{ path, before, after }]
  })
  return { changes, arranged: aligned.theirs, moved: aligned.moved }
}

/** Returns the changes that restoring a set-aside document would make in the current document. */
export function listRestoredChanges(kept: SetAsideDocument, current: PartialDocument): DocumentChange[] {
  const { changes, arranged, moved } = compareSetAside(kept, current)
  return [
    ...changes,
    ...moved.map((name) => ({ path: [name], before: current[name], after: arranged[name] })),
  ]
}

/** Restores a set-aside document in the current document. Changes that were made elsewhere since then stay. */
export function restoreSetAside(kept: SetAsideDocument, current: PartialDocument): PartialDocument {
  const { changes, arranged } = compareSetAside(kept, current)
  return changes.reduce((document, { path, after }) => withValue(document, path, after), arranged)
}

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
