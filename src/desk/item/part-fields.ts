import type { Family } from '../../domain/content-item/families.ts'
import { type ContentField, fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import { isTextField } from './text-slots.ts'

/** A list of parts of a document: its field, and the fields of each part. */
export interface PartList {
  field: ContentField
  name: string
  /** The fields for values that all languages share, and the fields for texts. */
  sharedFields: readonly ContentField[]
  textFields: readonly ContentField[]
}

/**
 * Whether a field belongs to the parts of a list, as 'chapters[].video' and 'texts.*.chapters[].name' belong to
 * 'chapters'.
 */
const isWithin = (path: string, name: string): boolean =>
  path.startsWith(`${name}[].`) || path.startsWith(`texts.*.${name}[].`)

/** Returns the lists of parts of a family. */
export function partListsOf(family: Family): PartList[] {
  const fields = fieldsOfFamily(family)
  const lists = fields.filter(({ kind, path }) => kind === 'parts' && !path.includes('*'))
  return lists.map((field) => {
    const own = fields.filter(({ path, owner }) => isWithin(path, field.path) && !owner)
    return {
      field,
      name: field.path,
      sharedFields: own.filter((each) => !isTextField(each) && each.kind !== 'partId'),
      textFields: own.filter(isTextField),
    }
  })
}
