import {
  type DocumentPath,
  formatPath,
  getValue,
  type PartialDocument,
  parsePath,
} from '../item/document-path.ts'
import type { ItemEditor } from '../item/item-editor.ts'
import { trackFieldPath } from '../item/track-field-path.ts'

/** The field for which a video is uploaded. It stays the same field when its chapter is moved. */
export interface VideoTarget {
  /**
   * Returns a name for the field's current position in the item; undefined if its chapter was removed. The form
   * field with this name shows the progress of the upload.
   */
  place: () => string | undefined
  /** Writes the name of the video into the field. Does nothing if the field's chapter was removed. */
  choose: (name: string) => void
  /** Moves the target to another editing session, if that session edits the same item. */
  continueIn: (editor: ItemEditor) => void
}

const itemOf = ({ family, id }: ItemEditor): string => `${family} ${id ?? 'new'}`

/** Returns the number of the part (such as a chapter) at a position; undefined if the part has no number. */
const partNumber = (
  document: PartialDocument | undefined,
  [list = '', position = '']: DocumentPath,
): unknown => (typeof position === 'number' ? getValue(document, [list, position, 'id']) : undefined)

/**
 * Returns a name for the position of a field in an item. A part is named by its number if it has one, else by its
 * position.
 */
function placeOf(editor: ItemEditor, document: PartialDocument | undefined, path: DocumentPath): string {
  const id = partNumber(document, path)
  const [list = '', , ...rest] = path
  return `${itemOf(editor)}: ${formatPath(id === undefined ? path : [list, `id ${id}`, ...rest])}`
}

/** Returns the name for a form field's position in the item, in the same form as `VideoTarget.place`. */
export const videoFieldName = (editor: ItemEditor, document: PartialDocument, name: string): string =>
  placeOf(editor, document, parsePath(name))

/**
 * Returns the path of the same field in another document of the item. A part with a number is found by this number.
 * Returns undefined if the part was removed.
 */
function pathIn(
  other: PartialDocument | undefined,
  document: PartialDocument | undefined,
  path: DocumentPath,
): DocumentPath | undefined {
  const id = partNumber(document, path)
  if (id === undefined) return path
  const [list = '', , ...rest] = path
  const parts = getValue(other, [list])
  const index = Array.isArray(parts) ? parts.findIndex((part) => getValue(part, ['id']) === id) : -1
  return index < 0 ? undefined : [list, index, ...rest]
}

/** Returns an upload target for the form field with the given name. */
export function createVideoTarget(given: ItemEditor, name: string): VideoTarget {
  let editor = given
  let field = trackFieldPath(editor.$document, parsePath(name))
  return {
    place: () => {
      const path = field.path()
      return path && placeOf(editor, editor.$document.get(), path)
    },
    choose: (video) => {
      const path = field.path()
      if (path) editor.change(path, video)
      field.stop()
    },
    continueIn: (other) => {
      const path = field.path()
      const isSameItem = other.id !== undefined && itemOf(other) === itemOf(editor)
      if (other === editor || !isSameItem || !path) return
      const next = pathIn(other.$document.get(), editor.$document.get(), path)
      if (!next) return
      field.stop()
      editor = other
      field = trackFieldPath(editor.$document, next)
    },
  }
}
