import { alignParts } from './align-parts.ts'
import { changeKey, listChanges } from './document-changes.ts'
import { type DocumentPath, getValue, isSame, type PartialDocument, withValue } from './document-path.ts'
import type { ConflictingChange } from './save-state.ts'

/** A value in a document that two editors have changed differently. */
export interface TextConflict {
  key: string
  path: DocumentPath
  base: unknown
  theirs: unknown
  mine: unknown
}

/** The result of merging two documents that were edited from one version. */
export interface MergeResult {
  /** The other editor's document with the changes that only this editor made. */
  merged: PartialDocument
  /** The number of values that only one editor has changed. */
  agreed: number
  clashes: TextConflict[]
}

/**
 * Merges this editor's document into the other editor's document. Values that only one editor has changed are
 * merged; values that both editors have changed differently are clashes. If the common base is not known, every
 * difference is a clash.
 */
export function mergeConflict({ base, theirs }: ConflictingChange, mine: PartialDocument): MergeResult {
  const aligned = base
    ? alignParts(base, theirs.document, mine)
    : { base: null, theirs: theirs.document, mine, moved: [] }
  const own = listChanges(aligned.base ?? aligned.theirs, aligned.mine)
  const others = new Map(
    listChanges(aligned.base ?? aligned.mine, aligned.theirs).map((change) => [changeKey(change), change]),
  )
  let merged = aligned.theirs
  const clashes: TextConflict[] = []
  for (const change of own) {
    const other = others.get(changeKey(change))
    const theirValue = getValue(aligned.theirs, change.path)
    if (isSame(theirValue, change.after)) continue
    if (base !== null && !other) merged = withValue(merged, change.path, change.after)
    else
      clashes.push({
        key: changeKey(change),
        ...{ path: change.path, base: base === null ? undefined : change.before },
        ...{ theirs: theirValue, mine: change.after },
      })
  }
  return { merged, agreed: own.length + others.size + aligned.moved.length - 2 * clashes.length, clashes }
}

/** Returns the merged document of `mergeConflict` with the value of this editor at every clash. */
export function mergeWithMine(other: ConflictingChange, document: PartialDocument): PartialDocument {
  const { merged, clashes } = mergeConflict(other, document)
  return clashes.reduce((result, { path, mine }) => withValue(result, path, mine), merged)
}
