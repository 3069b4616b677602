import type { ReadableAtom } from 'nanostores'
import type { DocumentPath, PartialDocument } from './document-path.ts'

type Part = { id?: number }

/** A field whose path changes while its part is moved. */
export interface TrackedField {
  /** Returns the current path; undefined if the part was removed. */
  path: () => DocumentPath | undefined
  stop: () => void
}

/**
 * Tracks the path of a field in a part, such as the video of a chapter, while parts are moved, added and removed. A
 * part is recognized by its number; a new part has no number until the server has stored it.
 */
export function trackFieldPath(
  $document: ReadableAtom<PartialDocument | undefined>,
  [list = '', start, ...rest]: DocumentPath,
): TrackedField {
  if (typeof start !== 'number') {
    const path = start === undefined ? [list] : [list, start, ...rest]
    return { path: () => path, stop: () => undefined }
  }
  const partsOf = (document: PartialDocument | undefined): readonly Part[] =>
    Array.isArray(document?.[list]) ? (document[list] as Part[]) : []
  let parts = partsOf($document.get())
  let index: number = start
  let part = parts[index]
  const stop = $document.listen((document) => {
    const next = partsOf(document)
    if (part?.id === undefined) {
      const moved = part ? next.indexOf(part) : -1
      // A changed part is a new object, but still at the same position.
      index = moved >= 0 || next.length !== parts.length ? moved : index
      part = next[index] ?? part
    } else index = next.findIndex(({ id }) => id === part?.id)
    parts = next
  })
  return { path: () => (index < 0 ? undefined : [list, index, ...rest]), stop }
}
