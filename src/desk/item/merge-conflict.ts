import { alignParts } from './align-parts.ts'
import { changeKey, type DocumentChange, listChanges } from './document-changes.ts'
import {
  type DocumentPath,
  formatPath,
  getValue,
  isSame,
  type PartialDocument,
  withValue,
} from './document-path.ts'
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
 * Returns changes that can be compared with the changes of another editor by their path. If the other editor has
 * cleared a whole value, such as a fee, a change of one of its prices becomes a change of the whole fee.
 */
function widen(
  changes: readonly DocumentChange[],
  others: readonly DocumentChange[],
  [before, after]: readonly [PartialDocument, PartialDocument],
): DocumentChange[] {
  const keys = new Set(others.map(changeKey))
  const widened = changes.map((change) => {
    const length = change.path.findIndex((_, index) => keys.has(formatPath(change.path.slice(0, index + 1))))
    const path = length < 0 ? change.path : change.path.slice(0, length + 1)
    return path.length === change.path.length
      ? change
      : { path, before: getValue(before, path), after: getValue(after, path) }
  })
  return [...new Map(widened.map((change) => [changeKey(change), change])).values()]
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
  const ownRange = [aligned.base ?? aligned.theirs, aligned.mine] as const
  const otherRange = [aligned.base ?? aligned.mine, aligned.theirs] as const
  const [ownChanges, otherChanges] = [listChanges(...ownRange), listChanges(...otherRange)]
  const own = widen(ownChanges, otherChanges, ownRange)
  const others = new Map(
    widen(otherChanges, ownChanges, otherRange).map((change) => [changeKey(change), change]),
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
