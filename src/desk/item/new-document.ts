import type { Family } from '../../domain/content-item/families.ts'
import { fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import type { OpenDocument } from './document-path.ts'

/** Returns the draft of a new item: for the main brand, with false in the fields of check boxes. */
export function newDocument(family: Family): OpenDocument {
  const flags = fieldsOfFamily(family).filter(
    ({ kind, isRequired, path }) => kind === 'yesNo' && isRequired && !path.includes('.'),
  )
  return {
    audience: { tenants: ['main'] },
    ...Object.fromEntries(flags.map(({ path }) => [path, false])),
    texts: { en: {} },
  }
}
