import type { Family } from '../families.ts'
import type { Reference } from '../reference.ts'
import { type ContentField, fieldsOfFamily } from './content-field.ts'
import { listFieldValues } from './field-values.ts'

function referencesOfField(field: ContentField, document: unknown): Reference[] {
  if (field.kind === 'reference' && !field.canBeWithdrawn)
    return listFieldValues(document, field.path).map((id) => ({ family: field.family, key: String(id) }))
  if (field.kind === 'category')
    return listFieldValues(document, field.path).map((slug) => ({
      family: 'category',
      key: `${field.categoryGroup}:${slug}`,
    }))
  return []
}

/** Returns the references in a document's fields, except the links in its texts. */
export const listFieldReferences = (family: Family, document: unknown): Reference[] =>
  fieldsOfFamily(family).flatMap((field) => referencesOfField(field, document))
