import { type DocumentPath, formatPath, getValue, type OpenDocument } from '../item/document-path.ts'
import { followField } from '../item/follow-field.ts'
import type { ItemEditor } from '../item/item-editor.ts'

/** The field for which a film is uploaded. It stays the same field when its chapter is moved. */
export interface FilmTarget {
  /** Returns the name of the field's current place, where the progress is shown; undefined if its chapter was removed. */
  place: () => string | undefined
  /** Writes the name of the film into the field, unless its chapter was removed. */
  choose: (name: string) => void
}

/** Returns the path of an attribute `name`. */
const parsePath = (name: string): DocumentPath =>
  name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Returns a name for a place in the item of the address: a part is named by its number if it has one. */
function placeOf(item: string, document: OpenDocument | undefined, path: DocumentPath): string {
  const steps = path.map((step, index) => {
    const id = typeof step === 'number' && getValue(document, [...path.slice(0, index + 1), 'id'])
    return typeof id === 'number' ? `id ${id}` : step
  })
  return `${item}#${formatPath(steps)}`
}

/** Returns the name of the place of a field of the form. */
export const filmPlace = (document: OpenDocument, name: string): string =>
  placeOf(window.location.pathname, document, parsePath(name))

/** Returns the field of the form with a name as the target of a film. */
export function createFilmTarget(editor: ItemEditor, name: string): FilmTarget {
  const item = window.location.pathname
  const field = followField(editor.$document, parsePath(name))
  return {
    place: () => {
      const path = field.path()
      return path && placeOf(item, editor.$document.get(), path)
    },
    choose: (film) => {
      const path = field.path()
      if (path) editor.change(path, film)
      field.stop()
    },
  }
}
